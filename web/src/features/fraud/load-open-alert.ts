import type { QueryClient } from '@tanstack/react-query'
import { accountQuery } from '../account/account.api.ts'
import { notificationsQuery } from '../notifications/notifications.api.ts'
import { authDenialQuery } from './auth-denial-query.ts'
import { alertIn } from './fraud.rules.ts'

/** Loads everything that `OpenAlert` needs. Requests no alert unless the card is frozen. */
export const loadOpenAlert = async (client: QueryClient): Promise<void> => {
  const { current_card: card } = await client.ensureQueryData(accountQuery)
  if (!card?.frozen) return
  const { notifications } = await client.ensureQueryData(notificationsQuery)
  const id = alertIn(notifications)
  if (id !== undefined) await client.ensureQueryData(authDenialQuery(id))
}
