import type { Account } from '@yoursuccess/contract/account/account'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../account/account.api.ts'
import { notificationsQuery } from '../notifications/notifications.api.ts'
import { authDenialQuery } from './auth-denial-query.ts'
import { alertIn, type AuthDenial, frozeCard, viewOf } from './fraud.rules.ts'

/** Data that `loadOpenAlert` loaded with the page isn't requested again right away. */
const FRESH_MS = 30_000

/** The alert that froze the card and has no answer yet, and the queries that find it. */
export const useOpenAlert = () => {
  const card = useAccount()?.current_card ?? null
  const isFrozen = card?.frozen === true
  const notifications = useQuery({ ...notificationsQuery, enabled: isFrozen })
  const id = isFrozen ? alertIn(notifications.data ?? []) : undefined
  const denial = useQuery({
    ...authDenialQuery(id ?? ''),
    staleTime: FRESH_MS,
    enabled: id !== undefined,
  })
  return {
    alert: openIn(denial.data, card),
    queries: [...(isFrozen ? [notifications] : []), ...(id !== undefined ? [denial] : [])],
  }
}

const openIn = (denial: AuthDenial | undefined, card: Account['current_card']) =>
  denial && frozeCard(denial) && viewOf(denial, card) === 'question' ? denial : undefined
