import type { Job } from '../../jobs/queue.ts'
import type { TransactionsService } from './transactions.service.ts'

/** Every ten minutes, reads the processor's history to find transactions whose events were lost. */
export const transactionsJobs = (transactions: TransactionsService): Job<Record<string, never>>[] => [
  {
    name: 'transactions.reconcile',
    single: true,
    retries: 2,
    schedule: '*/10 * * * *',
    run: () => transactions.reconcileAll(),
  },
]
