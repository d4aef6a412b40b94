import type { AchTransaction } from '@yoursuccess/contract/funding'
import { formatAmount } from '@yoursuccess/contract/money'
import type { Database } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock.ts'
import { stampOf } from '../transactions/transactions.service.ts'
import { listPendingTransfers } from './funding.queries.ts'

const MOST_PENDING = 100

export const fundingService = ({ database }: { database: Database }) => ({
  /** Transfers from linked banks that are on their way. */
  listPending: async (customerId: number): Promise<AchTransaction[]> =>
    (await listPendingTransfers(database.db, customerId, MOST_PENDING)).map((row) => ({
      id: row.id,
      amount: formatAmount(row.amountCents),
      date: bankingDayOf(row.createdAt),
      timestamp: stampOf(row.createdAt),
      description: row.description,
      status: row.status,
      type: 'ach_transaction',
    })),
})
export type FundingService = ReturnType<typeof fundingService>
