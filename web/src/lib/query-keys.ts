/**
 * The first part of the query keys of features that reload each other's data, and what depends on the plan's money.
 */
import type { QueryClient } from '@tanstack/react-query'

/** The money available to spend. */
export const BALANCE = 'balance'
/** The plan reloads the tracker, and the tracker reads the plan. */
export const TRACKER = 'tracker'
/** Transactions show the categories of the tracker. */
export const TRANSACTIONS = 'transactions'
/** The forecast changes with everything that moves money. */
export const FORECAST = 'forecast'
export const PLAN = 'plan'
export const AUTOPAY = 'autopay'
export const SET_ASIDE = 'set_aside'
export const PAYDAYS = 'paydays'
/** Billers, and payments to them. */
export const BILLS = 'bills'

/**
 * What shows the money of the plan: what is paid, planned and set aside, and so what is left. The calendar, the
 * paycheck and the trustee card are of the tracker, and the coming days of the home page are of the forecast.
 */
export const PLAN_MONEY = [
  BALANCE,
  TRANSACTIONS,
  BILLS,
  PLAN,
  AUTOPAY,
  SET_ASIDE,
  PAYDAYS,
  FORECAST,
  TRACKER,
] as const

type PlanMoney = (typeof PLAN_MONEY)[number]

/**
 * Reloads all of it. Every action that pays, plans or moves the plan's money calls this once it has ended. It waits only for
 * `shown`: what the customer looks at must be current before the action counts as done, and nobody waits for the rest.
 */
export const reloadPlanMoney = async (
  client: QueryClient,
  shown: readonly PlanMoney[] = PLAN_MONEY,
): Promise<void> => {
  const loads = PLAN_MONEY.map((key) => ({ key, load: client.invalidateQueries({ queryKey: [key] }) }))
  await Promise.all(loads.filter(({ key }) => shown.includes(key)).map(({ load }) => load))
}
