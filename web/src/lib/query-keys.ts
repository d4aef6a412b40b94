/** The first part of every query key of the tracker. The plan reloads them, and the tracker reads the plan. */
export const TRACKER = 'tracker'
