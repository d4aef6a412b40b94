/** A fault in one place, and the test that must find it. */
export interface Mutant {
  /** What the bank would do wrong. */
  fault: string
  file: string
  /** Appears exactly once in the file. */
  from: string
  to: string
  /** A `file.pg.test.ts` runs on PostgreSQL. */
  testFile: string
  /** The test's title, or a part of it that all its rows share. */
  test: string
}

/** Faults of one or more files that the same test file must find. */
export const faultsIn = (
  file: string,
  testFile: string,
  faults: readonly (readonly [fault: string, from: string, to: string, test: string])[],
): Mutant[] => faults.map(([fault, from, to, test]) => ({ fault, file, from, to, testFile, test }))
