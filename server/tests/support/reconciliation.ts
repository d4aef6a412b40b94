/**
 * The mirror of a test bank. Tests fill it themselves, or reconcile it now instead of in the next ten-minute
 * run.
 */
import type { OwnedTransaction } from '../../src/features/transactions/transactions.service.ts'
import type { TestBank } from './test-bank.ts'

export const reconcile = ({ transactions }: TestBank): Promise<void> => transactions.reconcileAll()

/** Records posted transactions as the processor's events do, in one transaction for each call. */
export const recorderOf =
  ({ database, transactions }: TestBank) =>
  (posted: readonly OwnedTransaction[]): Promise<void> =>
    database.transaction((tx) => transactions.recordPosted(tx, posted))
