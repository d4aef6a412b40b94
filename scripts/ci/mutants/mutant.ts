/** A fault of one place, and the test that must find it. */
export interface Mutant {
  /** What the bank would do with it. */
  fault: string
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  /** Where `file.pg.test.ts`, on PostgreSQL. */
  testFile: string
  /** Title of the test, or a part of it without what differs between its rows. */
  test: string
}

/** Faults of one file or of some that the same test file must find. */
export const faultsIn = (
  file: string,
  testFile: string,
  faults: readonly (readonly [fault: string, from: string, to: string, test: string])[],
): Mutant[] => faults.map(([fault, from, to, test]) => ({ fault, file, from, to, testFile, test }))
