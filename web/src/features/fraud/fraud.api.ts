import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../account/account.api.ts'
import { notificationsQuery } from '../notifications/notifications.api.ts'
import { authDenialQuery } from './auth-denial-query.ts'
import { alertIn, type AuthDenial, frozeCard, viewOf } from './fraud.rules.ts'

/** What came with the page (`loadOpenAlert`) is not asked for again at once. */
const FRESH_MS = 30_000

/** The alert that froze the card and waits for its answer. */
export const useOpenAlert = (): AuthDenial | undefined => {
  const card = useAccount()?.current_card ?? null
  const isFrozen = card?.frozen === true
  const { data: notifications = [] } = useQuery({ ...notificationsQuery, enabled: isFrozen })
  const id = isFrozen ? alertIn(notifications) : undefined
  const { data: denial } = useQuery({
    ...authDenialQuery(id ?? ''),
    staleTime: FRESH_MS,
    enabled: id !== undefined,
  })
  return denial && frozeCard(denial) && viewOf(denial, card) === 'question' ? denial : undefined
}
