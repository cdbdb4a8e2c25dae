//! Tools and devices that take PTX.
