/** What a tracker screen loads before it renders. */
import { addMonths, type CalendarDate, day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import type { QueryClient } from '@tanstack/react-query'
import { atMost } from '../../lib/at-most.ts'
import { queryClientOf } from '../../lib/router-context.ts'
import { paycheckQuery, paySchedulesQuery } from '../paydays/paydays.api.ts'
import { installmentsQuery, planQuery, progressQuery } from '../plan/plan.api.ts'
import { programQuery } from '../program/program.api.ts'
import { userQuery } from '../session/session.api.ts'
import { calendarQuery } from './calendar/calendar.api.ts'
import { monthGoalsQuery, trackingQuery, uncategorizedQuery } from './tracker.api.ts'
import { parseMonth } from './month/month.rules.ts'
import type { Entering } from './tracker-landing.ts'

export interface Loading {
  context: unknown
  deps: { month: string | undefined }
}

export const loadMonth = async ({ context, deps }: Loading): Promise<void> => {
  const client = queryClientOf(context)
  const month = parseMonth(deps.month) ?? (await thisMonth(client))
  await client.ensureQueryData(trackingQuery(month))
}

/** What a page shows beside its own data delays it at most this long. */
const PATIENCE_MS = 1000

/** Loads the month and, so that nothing moves when it arrives, what the page shows of the customer's plan. */
export const loadTrusteePayment = async (loading: Loading): Promise<void> => {
  const client = queryClientOf(loading.context)
  await Promise.all([loadMonth(loading), atMost(PATIENCE_MS, loadOpenPlan(client))])
}

const loadOpenPlan = async (client: QueryClient): Promise<void> => {
  if (!client.getQueryData(userQuery.queryKey)?.user.features.planTools) return
  const { plan } = await client.ensureQueryData(planQuery)
  if (plan === null || plan.schedule === null || hasEnded(plan)) return
  await Promise.all([
    client.prefetchQuery(progressQuery),
    client.prefetchQuery(installmentsQuery),
    client.prefetchQuery(paySchedulesQuery),
  ])
}

export const loadUncategorized = async (loading: Loading): Promise<void> => {
  const uncategorized = queryClientOf(loading.context).ensureQueryData(uncategorizedQuery)
  await Promise.all([loadMonth(loading), uncategorized])
}

export const loadCalendar = async ({ context, deps }: Loading): Promise<void> => {
  const client = queryClientOf(context)
  const month = parseMonth(deps.month) ?? (await thisMonth(client))
  await Promise.all([client.ensureQueryData(programQuery), client.ensureQueryData(calendarQuery(month))])
}

export interface PaycheckLoading {
  context: unknown
  deps: { on: string | undefined }
}

export const loadPaycheck = async ({ context, deps }: PaycheckLoading): Promise<void> => {
  const client = queryClientOf(context)
  const on = deps.on === undefined ? undefined : day(deps.on)
  await Promise.all([client.ensureQueryData(programQuery), client.ensureQueryData(paycheckQuery(on))])
}

export type GoalsLoading = Entering & Loading

/** Loads the goals of the month in the navigation state or the address, or else of this month. */
export const loadGoals = async (loading: GoalsLoading): Promise<void> => {
  const client = queryClientOf(loading.context)
  await client.ensureQueryData(monthGoalsQuery(await monthToPlan(client, loading)))
}

/**
 * Loads the goals of a month, and what the page of a returning month compares them with: the month before, and the
 * customer's pay. If these are slow or fail, the page opens without them and shows them or their errors later.
 */
export const loadMonthlyGoals = async (loading: GoalsLoading): Promise<void> => {
  const client = queryClientOf(loading.context)
  const month = await monthToPlan(client, loading)
  const hasPaydays = client.getQueryData(userQuery.queryKey)?.user.features.planTools === true
  await Promise.all([
    client.ensureQueryData(monthGoalsQuery(month)),
    atMost(
      PATIENCE_MS,
      Promise.all([
        client.prefetchQuery(monthGoalsQuery(addMonths(month, -1))),
        hasPaydays && client.prefetchQuery(paySchedulesQuery),
      ]),
    ),
  ])
}

const monthToPlan = async (client: QueryClient, { location, deps }: GoalsLoading): Promise<CalendarDate> =>
  parseMonth(location.state.month) ?? parseMonth(deps.month) ?? (await thisMonth(client))

const thisMonth = async (client: QueryClient): Promise<CalendarDate> =>
  monthStart(day((await client.ensureQueryData(programQuery)).today))
