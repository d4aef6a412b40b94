/** A fault of one place, and the test that must find it. */
export interface Mutant {
  /** What the bank would do with the fault, in plain words. */
  fault: string
  /** An export of the faulty file. If several files export it, a folder selects one: `server/spendingOf`. */
  symbol: string
  /** Occurs exactly once in the file. White space and line breaks do not matter. */
  from: string
  to: string
  /**
   * The title of the test, or a part that no other test file has. Values from a row of the test are in
   * braces: `a reference of {8} digits`. If several files have the title, a folder selects one: `bills/a
   * title`.
   */
  test: string
}

/** Faults of the file that exports the symbol. */
export const faultsIn = (
  symbol: string,
  faults: readonly (readonly [fault: string, from: string, to: string, test: string])[],
): Mutant[] => faults.map(([fault, from, to, test]) => ({ fault, symbol, from, to, test }))
