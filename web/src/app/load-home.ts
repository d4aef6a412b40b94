import type { QueryClient } from '@tanstack/react-query'
import { loadOpenAlert } from '../features/card/open-alert.ts'
import { homeForecastQuery } from '../features/forecast/forecast-query.ts'
import { hasEnded, programQuery } from '../features/program/program.api.ts'
import { refundsQuery } from '../features/refunds/refunds.api.ts'
import { userQuery } from '../features/session/session.api.ts'
import { choiceQuery, setAsideQuery } from '../features/setaside/set-aside-query.ts'
import { trackerInfoQuery, trusteeCardQuery, hasPlannedPayment } from '../features/tracker/tracker.api.ts'
import { atMost } from '../lib/at-most.ts'

/** The home page waits at most this long for the notices above the balance. */
const PATIENCE_MS = 3000
/**
 * The answer, money that is set aside and the trustee card are no reason to wait for long: each has its place on the
 * page. Their calls are sent beside the others and are usually answered with them.
 */
const SHORT_PATIENCE_MS = 400

/**
 * Loads the notices at the top of the home page before it opens. If they arrived later, they would push
 * everything down while the customer taps. If one is slow or fails, the page opens without it and later shows
 * it or its error.
 */
export const loadHome = (client: QueryClient): Promise<void> => {
  // Not waited for: it is below the first screen, and the page shows it when it has arrived, or says that it did not.
  void import('./home/below-fold.tsx').catch(() => undefined)
  return atMost(
    PATIENCE_MS,
    Promise.allSettled([
      loadOpenAlert(client),
      loadRefund(client),
      atMost(SHORT_PATIENCE_MS, loadAnswer(client)),
      atMost(SHORT_PATIENCE_MS, loadSetAside(client)),
      atMost(SHORT_PATIENCE_MS, loadMonthToApprove(client)),
    ]),
  )
}

const loadRefund = async (client: QueryClient) => {
  if (hasEnded(await client.ensureQueryData(programQuery), 'spending'))
    await client.ensureQueryData(refundsQuery)
}

const featuresOf = (client: QueryClient) => client.getQueryData(userQuery.queryKey)?.user.features

const hasPlans = (client: QueryClient) => featuresOf(client)?.planTools === true

const loadSetAside = async (client: QueryClient) => {
  if (hasPlans(client)) {
    await client.prefetchQuery(setAsideQuery)
    if (!client.getQueryData(setAsideQuery.queryKey)?.opened) return
  }
  await client.prefetchQuery(choiceQuery)
}

const loadAnswer = async (client: QueryClient) => {
  if (hasPlans(client)) await client.prefetchQuery({ ...homeForecastQuery, staleTime: 0 })
}

/** The trustee card, and with a planned payment the line to the goals of a month, which is between other cards. */
const loadMonthToApprove = async (client: QueryClient) => {
  if (!featuresOf(client)?.paymentTracker) return
  await client.prefetchQuery(trusteeCardQuery)
  const card = client.getQueryData(trusteeCardQuery.queryKey)?.trustee_card
  if (card && hasPlannedPayment(card)) await client.prefetchQuery(trackerInfoQuery)
}
