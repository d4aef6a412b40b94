/** A change that makes the code wrong in one place, and the test that must find it. */
export interface Mutant {
  /** What the bank would do wrong, in plain words. */
  fault: string
  /** An export of the faulty file. If several files export it, a folder selects one: `server/spendingOf`. */
  symbol: string
  /** The code to replace. Must occur exactly once in the file; white space does not matter. */
  from: string
  to: string
  /**
   * The title of the test, or a part of it that no other test file has. Values from a table of cases are in
   * braces: `a reference of {8} digits`. If several files have the title, a folder selects one:
   * `bills/TITLE`.
   */
  test: string
}

/** Faults in the file that exports the symbol. */
export const faultsIn = (
  symbol: string,
  faults: readonly (readonly [fault: string, from: string, to: string, test: string])[],
): Mutant[] => faults.map(([fault, from, to, test]) => ({ fault, symbol, from, to, test }))
