/** Makes a customer's plan with the page's own session, for tests that begin with one. */
import { expect, type Page } from '@playwright/test'
import type { PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import type { LumpSumInput, StepInput } from '@yoursuccess/contract/plan/plan-steps'
import type { Bank } from './fixtures.ts'
import { FIRST_DAY } from './images.ts'

/** $465.00 on the 16th of each month, in month 7 of 60 on the first day of the tests. */
export const FACTS = {
  case_number: '26-10077',
  filed_on: '2026-01-17',
  months: 60,
  first_due_on: '2026-02-16',
  due_rule: { kind: 'fixed_day', day: 16 },
} as const satisfies PlanInput

/** Makes a call with the page's own session, and expects that it succeeds. */
export const send = async (
  page: Page,
  method: 'POST' | 'PUT',
  address: string,
  data?: object,
): Promise<void> => {
  const headers = { origin: new URL(address).origin, 'idempotency-key': crypto.randomUUID() }
  const reply = await page.request.fetch(address, { method, headers, data })
  expect([200, 201], await reply.text()).toContain(reply.status())
}

/** Creates the plan, or fails if there is one. `change` overrides facts. */
export const createPlan = (
  page: Page,
  { url }: Pick<Bank, 'url'>,
  change: PlanInput = {},
  steps: readonly StepInput[] = [{ amount: '465.00', reason: 'plan' }],
): Promise<void> => send(page, 'PUT', `${url}/api/plan`, { plan: { ...FACTS, ...change }, steps })

/** The court has dismissed the case, as the customer says on the first day of the tests. */
export const dismissCase = (page: Page, { url }: Pick<Bank, 'url'>): Promise<void> =>
  send(page, 'POST', `${url}/api/plan/status`, { status: 'dismissed', on: FIRST_DAY })

export const createLumpSum = (
  page: Page,
  { url }: Pick<Bank, 'url'>,
  lump_sum: LumpSumInput,
): Promise<void> => send(page, 'POST', `${url}/api/plan/lump_sums`, { lump_sum })

/** Every other Friday from this day on, $1,200.00. */
export const createPayday = (page: Page, { url }: Pick<Bank, 'url'>, anchor_on: string): Promise<void> =>
  send(page, 'POST', `${url}/api/pay_schedules`, {
    pay_schedule: { name: 'Acme', frequency: 'biweekly', anchor_on, usual_amount: '1200.00' },
  })

/** A payment to the trustee that the customer made elsewhere. */
export const reportPayment = (
  page: Page,
  { url }: Pick<Bank, 'url'>,
  { amount, on }: { amount: string; on: string },
): Promise<void> =>
  send(page, 'POST', `${url}/api/expense_items`, {
    expense_item: { amount, category: 'trustee_payment', effective_date: on, external: true },
  })
