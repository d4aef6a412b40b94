/** The feature's API calls: the account and its holder, and the money available to spend. */
import { type Account, getAccount, reactivateAccount } from '@yoursuccess/contract/account/account'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { showToast } from '../../ui/dialog/toasts.ts'
import { changeUser } from '../session/session.api.ts'
import { copy } from './account.messages.ts'

export { Available } from './available.tsx'
export { balanceQuery } from './balance-query.ts'

/** Often enough to show a new notification without a reload. A hidden page sends no requests. */
const REFRESH_MS = 60_000
/** The interval while the processor hasn't confirmed a change to the card. */
const PENDING_REFRESH_MS = 5000

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(getAccount, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.current_card?.pending_action ? PENDING_REFRESH_MS : REFRESH_MS,
})

/** Undefined until it has loaded. */
export const useAccount = (): Account | undefined => useQuery(accountQuery).data

/** Shows the account from a reply (ACCOUNT-20). Cancels a running request, whose reply could be older. */
export const storeAccount = async (client: QueryClient, account: Account): Promise<void> => {
  await client.cancelQueries({ queryKey: accountQuery.queryKey })
  client.setQueryData(accountQuery.queryKey, account)
}

/** Reduces the badge by one after a notification was read (NOTIFICATIONS-12). */
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

/**
 * Reopens an account that was closed for lack of funding, and reports the result (ACCOUNT-58, ACCOUNT-59).
 */
export const useReactivation = () => {
  const client = useQueryClient()
  const { submit, isPending } = useSubmit({
    name: 'reopen-account',
    send: (_none: void, idempotencyKey) => call(reactivateAccount, { idempotencyKey }),
    isKeyed: true,
  })
  /** Continues with `next` once the account is open. */
  const reopen = (next: () => Promise<void>) =>
    submit(undefined, {
      onSuccess: async ({ account }) => {
        await storeAccount(client, account)
        changeUser(client, { has_closed_account: false, closed_account_reason: null })
        showToast('good', t(copy.reactivated))
        await next()
      },
      onError: () => showToast('stop', t(copy.reactivationFailed)),
    })
  return { reopen, busy: isPending }
}
