/** The fraud alert that froze the card. The card shows it here, and the feature `fraud` has its page. */
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { getAuthDenial } from '@yoursuccess/contract/fraud/fraud-alerts'
import type { Notification } from '@yoursuccess/contract/notifications/notifications'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { accountQuery, useAccount } from '../account/account.api.ts'
import { notificationsQuery } from '../notifications/notifications.api.ts'

/** Data that `loadOpenAlert` loaded with the page isn't requested again right away. */
const FRESH_MS = 30_000

/** One declined purchase, in its current state. */
export const authDenialQuery = (id: string) =>
  queryOptions({
    queryKey: ['fraud', 'denial', id],
    queryFn: ({ signal }) => call(getAuthDenial, { params: { id }, signal }),
    staleTime: 0,
  })

/** Loads everything that `useOpenAlert` needs. Requests no alert unless the card is frozen. */
export const loadOpenAlert = async (client: QueryClient): Promise<void> => {
  const { current_card: card } = await client.ensureQueryData(accountQuery)
  if (!card?.frozen) return
  const { notifications } = await client.ensureQueryData(notificationsQuery)
  const id = alertIn(notifications)
  if (id !== undefined) await client.ensureQueryData(authDenialQuery(id))
}

/** The alert that froze the card and has no answer yet, and the queries that find it. */
export const useOpenAlert = () => {
  const isFrozen = useAccount()?.current_card?.frozen === true
  const notifications = useQuery({ ...notificationsQuery, enabled: isFrozen })
  const id = isFrozen ? alertIn(notifications.data ?? []) : undefined
  const denial = useQuery({
    ...authDenialQuery(id ?? ''),
    staleTime: FRESH_MS,
    enabled: id !== undefined,
  })
  return {
    alert: denial.data && isOpen(denial.data) ? denial.data : undefined,
    queries: [...(isFrozen ? [notifications] : []), ...(id !== undefined ? [denial] : [])],
  }
}

/**
 * The id of the newest fraud alert among the notifications, taken from the link; undefined if there is none.
 */
const alertIn = (notifications: readonly Pick<Notification, 'url'>[]): string | undefined =>
  notifications
    .map(({ url }) => /^\/fraud-alerts\/(\d+)$/.exec(url ?? '')?.[1])
    .find((id) => id !== undefined)

/** Whether the alert froze the card and still waits for an answer. */
const isOpen = ({ fraud_result, result, can_answer }: ReplyOf<typeof getAuthDenial>): boolean =>
  fraud_result === 'FREEZE' && result === null && can_answer
