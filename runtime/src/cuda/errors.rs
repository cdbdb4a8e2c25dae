//! Codes of the driver as errors of a device.

use crate::device::{DeviceError, FaultKind, Report};
use crate::ptxas::{Message, Severity, parse_log};
use cust::error::CudaError;
use irc_driver::codes;
use irc_driver::module::{CallError, Log};

/// A call that failed, before it is known what that means to the caller.
#[derive(Debug, Clone, Copy)]
pub(super) struct Failure(CallError);

impl From<CallError> for Failure {
    fn from(error: CallError) -> Failure {
        Failure(error)
    }
}

/// What the driver says when a kernel did wrong; from then on the context is lost and says it again
/// and again.
const FAULTS: &[(i32, FaultKind)] = &[
    (codes::ILLEGAL_ADDRESS, FaultKind::OutOfBounds),
    (codes::LAUNCH_TIMEOUT, FaultKind::StepLimit),
    (codes::ASSERT, FaultKind::Assert),
    (codes::HARDWARE_STACK_ERROR, FaultKind::StackOverflow),
    (codes::ILLEGAL_INSTRUCTION, FaultKind::IllegalInstruction),
    (codes::MISALIGNED_ADDRESS, FaultKind::Misaligned),
    (codes::INVALID_ADDRESS_SPACE, FaultKind::OutOfBounds),
    (codes::INVALID_PC, FaultKind::IllegalInstruction),
    (codes::LAUNCH_FAILED, FaultKind::LaunchFailure),
];

/// What the driver says of an image that it does not load.
const IMAGES: &[i32] = &[
    codes::INVALID_VALUE,
    codes::INVALID_IMAGE,
    codes::NO_BINARY_FOR_GPU,
    codes::INVALID_PTX,
    codes::UNSUPPORTED_PTX_VERSION,
    codes::INVALID_SOURCE,
    codes::NOT_FOUND,
];

/// What the driver says of a launch that it does not begin.
const SHAPES: &[i32] =
    &[codes::INVALID_VALUE, codes::LAUNCH_OUT_OF_RESOURCES, codes::INVALID_CLUSTER_SIZE];

impl Failure {
    /// The failure of a call that `cust` made.
    pub(super) fn of_cust(call: &'static str, error: CudaError) -> Failure {
        Failure(CallError { call, code: error as i32 })
    }

    /// As it is.
    pub(super) fn plain(self) -> DeviceError {
        let Failure(CallError { call, code }) = self;
        DeviceError::Driver { call, code, name: codes::name(code).to_owned() }
    }

    /// Of a call that may tell what a launch before it did.
    pub(super) fn of_launch(self, kernel: &str) -> DeviceError {
        let code = self.0.code;
        match FAULTS.iter().find(|(known, _)| *known == code) {
            Some((_, kind)) => {
                let text = codes::row(code).and_then(|row| row.text.to_str().ok());
                DeviceError::Faults(vec![Report::new(*kind, text.unwrap_or("it failed"), kernel)])
            }
            None => self.plain(),
        }
    }

    /// Of a call that begins a launch, or tells what one before it did.
    pub(super) fn of_shape(self, kernel: &str, before: &str) -> DeviceError {
        if SHAPES.contains(&self.0.code) {
            let (kernel, reason) = (kernel.to_owned(), self.0.to_string());
            return DeviceError::BadLaunch { kernel, reason };
        }
        self.of_launch(before)
    }

    /// Of loading an image.
    pub(super) fn of_image(self, log: &Log) -> DeviceError {
        let (mut messages, _) = parse_log(&log.errors);
        // A compiler that says why has refused the image, whatever code that has.
        if messages.is_empty() && !IMAGES.contains(&self.0.code) {
            return self.of_launch("");
        }
        messages.extend(parse_log(&log.info).0);
        if messages.is_empty() {
            messages.push(Message::new(Severity::Error, None, self.0.to_string()));
        }
        DeviceError::Rejected(messages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(code: i32) -> Failure {
        Failure(CallError { call: "cuTest", code })
    }

    #[test]
    fn faults_are_of_the_kernel_before() {
        let DeviceError::Faults(faults) = failure(codes::MISALIGNED_ADDRESS).of_launch("k") else {
            panic!("a misaligned address is a fault");
        };
        assert_eq!(faults.len(), 1);
        let want = "error[R0102]: misaligned: misaligned address\n  = note: in kernel k\n";
        assert_eq!(faults[0].to_string(), want);
        let error = failure(codes::INVALID_HANDLE).of_launch("k");
        assert_eq!(error.to_string(), "cuTest: CUDA_ERROR_INVALID_HANDLE (400)");
        let error = failure(codes::LAUNCH_OUT_OF_RESOURCES).of_shape("k", "j");
        assert!(matches!(error, DeviceError::BadLaunch { kernel, .. } if kernel == "k"));
    }

    #[test]
    fn the_log_of_the_compiler_is_read() {
        let errors = "ptxas application ptx input, line 7; error   : Unknown symbol 'x'\n\
                      ptxas fatal   : Ptx assembly aborted due to errors";
        let log = Log { info: String::new(), errors: errors.to_owned() };
        let DeviceError::Rejected(messages) = failure(codes::INVALID_PTX).of_image(&log) else {
            panic!("the image is refused");
        };
        let lines: Vec<Option<u32>> = messages.iter().map(|message| message.line).collect();
        assert_eq!(lines, [Some(7), None]);
        assert_eq!(messages[0].text, "Unknown symbol 'x'");
        let refused = failure(codes::NOT_SUPPORTED).of_image(&log);
        assert!(matches!(refused, DeviceError::Rejected(messages) if messages.len() == 2));
        let fault = failure(codes::NOT_SUPPORTED).of_image(&Log::default());
        assert!(matches!(fault, DeviceError::Driver { .. }), "{fault}");
        let silent = failure(codes::NO_BINARY_FOR_GPU).of_image(&Log::default());
        assert!(silent.to_string().contains("CUDA_ERROR_NO_BINARY_FOR_GPU"), "{silent}");
    }
}
