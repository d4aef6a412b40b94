/** The room's door: transfers from linked banks. */
import { listAchTransactions } from '@yoursuccess/contract/funding'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

const REFRESH_MS = 20_000

/** Transfers that are on their way, newest first. Asked again while the page is looked at. */
export const pendingTransfersQuery = queryOptions({
  queryKey: ['funding', 'pending-transfers'],
  queryFn: ({ signal }) => call(listAchTransactions, { query: { status: 'pending' }, signal }),
  refetchInterval: REFRESH_MS,
})
