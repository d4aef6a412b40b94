/** The room's door: the holder of the account, and the money that can be spent. */
import { type Account, getAccount, getBalance, reactivateAccount } from '@yoursuccess/contract/account'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { againWhenLost } from '../../lib/again-when-lost.ts'
import { call, type CallErrorOf } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { showToast } from '../../ui/dialog/toasts.ts'
import { changeUser } from '../session/session.api.ts'
import { quoted } from './account.messages.ts'

/** Often enough that a new notification or a payday is seen without a reload; nothing is asked while hidden. */
const REFRESH_MS = 60_000
/** While the processor has not confirmed what was asked of the card. */
const PENDING_REFRESH_MS = 5000

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(getAccount, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.current_card?.pending_action ? PENDING_REFRESH_MS : REFRESH_MS,
})

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => call(getBalance, { signal }),
  refetchInterval: REFRESH_MS,
})

/** Undefined until it is there. */
export const useAccount = (): Account | undefined => useQuery(accountQuery).data

/** The account that a call answered with is the one that is shown (CRD-28), whatever was asked before it. */
export const storeAccount = async (client: QueryClient, account: Account): Promise<void> => {
  await client.cancelQueries({ queryKey: accountQuery.queryKey })
  client.setQueryData(accountQuery.queryKey, account)
}

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

/** Opens an account again that was closed for lack of funding, and says how it went (CLO-04 to CLO-07). */
export const useReactivation = () => {
  const client = useQueryClient()
  const key = useRef<string>(undefined)
  const { mutateAsync, isPending } = useMutation<{ account: Account }, CallErrorOf<typeof reactivateAccount>>(
    {
      mutationFn: () => {
        key.current ??= crypto.randomUUID()
        return call(reactivateAccount, { idempotencyKey: key.current })
      },
      ...againWhenLost,
    },
  )
  /** True when it is open. */
  const reopen = async (): Promise<boolean> => {
    try {
      const { account } = await mutateAsync()
      await storeAccount(client, account)
      changeUser(client, { has_closed_account: false, closed_account_reason: null })
      showToast('good', quoted.reactivated)
      return true
    } catch (error) {
      // A refusal has not used up the intention of the next press.
      if (error instanceof CallError) key.current = undefined
      showToast('stop', quoted.reactivationFailed)
      return false
    }
  }
  return { reopen, busy: isPending }
}
