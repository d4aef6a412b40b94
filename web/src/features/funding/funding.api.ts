/** The feature's API calls: transfers from linked banks. */
import { listAchTransactions } from '@yoursuccess/contract/funding/ach-transactions'
import { listRecurringTransfers } from '@yoursuccess/contract/funding/recurring-transfers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

const REFRESH_MS = 20_000

/** Pending transfers, newest first. It refreshes while the page is visible. */
export const pendingTransfersQuery = queryOptions({
  queryKey: ['funding', 'pending-transfers'],
  queryFn: async ({ signal }) => {
    const reply = await call(listAchTransactions, { query: { status: 'pending' }, signal })
    // For this status the API answers with the bare list (FUNDING-116).
    return Array.isArray(reply) ? reply : reply.ach_transactions
  },
  refetchInterval: REFRESH_MS,
})

/** The recurring transfers that run next, soonest first. */
export const nextTransfersQuery = queryOptions({
  queryKey: ['funding', 'recurring-transfers', 'next'],
  queryFn: ({ signal }) =>
    call(listRecurringTransfers, { query: { sort_by: 'date', sort_dir: 'asc' }, signal }),
})
