/** The room's door: the holder of the account, and the money that can be spent. */
import { type Account, getAccount, getBalance } from '@yoursuccess/contract/account'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Often enough that a new notification or a payday is seen without a reload; nothing is asked while hidden. */
const REFRESH_MS = 60_000

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(getAccount, { signal }),
  refetchInterval: REFRESH_MS,
})

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => call(getBalance, { signal }),
  refetchInterval: REFRESH_MS,
})

/** Undefined until it is there. */
export const useAccount = (): Account | undefined => useQuery(accountQuery).data

/** After a notification was read: the badge falls by one (AMB-026). */
export const countDownUnread = (client: QueryClient): void => {
  client.setQueryData(
    accountQuery.queryKey,
    (account) =>
      account && {
        ...account,
        unread_notifications_count: Math.max(0, account.unread_notifications_count - 1),
      },
  )
}
