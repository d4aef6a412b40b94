/** The room's door: transfers from linked banks. */
import { listAchTransactions } from '@yoursuccess/contract/funding/ach-transactions'
import { listRecurringTransfers } from '@yoursuccess/contract/funding/recurring-transfers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

const REFRESH_MS = 20_000

/** Transfers that are on their way, newest first. Asked again while the page is looked at. */
export const pendingTransfersQuery = queryOptions({
  queryKey: ['funding', 'pending-transfers'],
  queryFn: async ({ signal }) => {
    const reply = await call(listAchTransactions, { query: { status: 'pending' }, signal })
    // This status answers the bare list (FUNDING-116).
    return Array.isArray(reply) ? reply : reply.ach_transactions
  },
  refetchInterval: REFRESH_MS,
})

/** The recurring transfers that run next, the soonest first. */
export const nextTransfersQuery = queryOptions({
  queryKey: ['funding', 'recurring-transfers', 'next'],
  queryFn: ({ signal }) =>
    call(listRecurringTransfers, { query: { sort_by: 'date', sort_dir: 'asc' }, signal }),
})
