import type { Job } from '../../jobs/queue.ts'
import type { TransactionsService } from './transactions.service.ts'

/** Every ten minutes: events that were lost on their way are found in the processor's history. */
export const transactionsJobs = (transactions: TransactionsService): Job<Record<string, never>>[] => [
  {
    name: 'transactions.reconcile',
    single: true,
    retries: 2,
    schedule: '*/10 * * * *',
    run: () => transactions.reconcileAll(),
  },
]
