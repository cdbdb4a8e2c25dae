//! All codes of faults and other reports about runs of kernels.
//!
//! The hundreds say what it is: 01 a fault of a launch, 02 a message of a device, 03 results that
//! are not as expected.

/// Code and explanation, in order.
pub const CODES: &[(&str, &str)] = &[
    ("R0101", "An access outside of every allocation."),
    ("R0102", "A misaligned access."),
    ("R0103", "An uninitialised register or memory is used."),
    ("R0104", "Two accesses race: they are not ordered, and one of them is a write."),
    ("R0105", "Threads wait at different barriers, or at one that others never reach."),
    ("R0106", "A barrier is used in a way that conflicts with earlier or other uses."),
    ("R0107", "No thread can make progress."),
    (
        "R0108",
        "The mask of a `.sync` operation lacks the thread itself, or has lanes that never arrive.",
    ),
    ("R0109", "An `.aligned` operation is not executed by all threads of the warp together."),
    ("R0110", "The stack overflows."),
    ("R0111", "Freed memory is accessed, or freed again."),
    ("R0112", "An assertion of the program failed."),
    ("R0113", "The program executed a trap."),
    ("R0114", "A write to read-only memory."),
    ("R0115", "An object in memory is not what the instruction needs."),
    ("R0116", "An operand has a value that is not allowed."),
    ("R0117", "Integer division by zero."),
    ("R0118", "Several lanes store the same value to the same address."),
    ("R0119", "The launch executed more steps than its limit."),
    ("R0120", "The threads run, but nothing has happened for long."),
    ("R0121", "The launch exceeded its time limit."),
    ("R0122", "The launch was interrupted."),
    ("R0123", "An instruction or feature is not simulated."),
    ("R0124", "An instruction is not valid on the machine."),
    ("R0125", "The device reports that the launch failed."),
    ("R0126", "Undefined behaviour: poison is used for control or an address."),
    (
        "R0127",
        "A call does not fit what it calls: no function, a kernel, none of its `.calltargets`, one \
         with other parameters or results, or a function that returns though it must not.",
    ),
    ("R0201", "A message of the compiler of the device about the program."),
    ("R0202", "A call of the driver failed."),
    ("R0203", "A device does not take a module or a launch."),
    ("R0301", "A buffer does not have the expected contents."),
];
