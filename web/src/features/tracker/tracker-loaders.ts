/** What a tracker screen loads before it renders. */
import { type CalendarDate, day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import type { QueryClient } from '@tanstack/react-query'
import { queryClientOf } from '../../lib/router-context.ts'
import { paycheckQuery } from '../paydays/paydays.api.ts'
import { programQuery } from '../program/program.api.ts'
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
export const loadGoals = async ({ context, location, deps }: GoalsLoading): Promise<void> => {
  const client = queryClientOf(context)
  const month = parseMonth(location.state.month) ?? parseMonth(deps.month) ?? (await thisMonth(client))
  await client.ensureQueryData(monthGoalsQuery(month))
}

const thisMonth = async (client: QueryClient): Promise<CalendarDate> =>
  monthStart(day((await client.ensureQueryData(programQuery)).today))
