/** Findings that prove nothing: they cause neither a stop nor a release. */

/** An account that changed during every check. */
export const MOVED = 'moved during every look'
/** An account for which the processor gave no usable reply. */
export const NOT_COMPARED = 'could not be compared'
