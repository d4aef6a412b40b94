/** A fault of one place, and the test that must find it. */
export interface Mutant {
  /** What the bank would do with it. */
  fault: string
  /** What the file of the fault exports. Where others export the same name, a folder is before it: `server/spendingOf`. */
  symbol: string
  /** Is in the file exactly once. The line breaks of the formatter do not matter. */
  from: string
  to: string
  /**
   * Title of the test or a part of it, which no other test file has. What a row of the test fills in is in braces:
   * `a reference of {8} digits`. Where other files have the same title, a folder is before it: `bills/a title`.
   */
  test: string
}

/** Faults of the file that exports the symbol. */
export const faultsIn = (
  symbol: string,
  faults: readonly (readonly [fault: string, from: string, to: string, test: string])[],
): Mutant[] => faults.map(([fault, from, to, test]) => ({ fault, symbol, from, to, test }))
