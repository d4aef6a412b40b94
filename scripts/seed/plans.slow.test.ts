/**
 * Checks that the personas with a plan are as the sign-in page says, on any day of a month. With EVERY_DAY, it also checks days in
 * the middle of the month and at its end.
 */
import type { getAutopay } from '@yoursuccess/contract/autopay/autopay'
import type { listPlannedPayments } from '@yoursuccess/contract/autopay/planned-payments'
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { Payday } from '@yoursuccess/contract/paydays/paydays'
import type { PlanInstallment, PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { listReceipts } from '@yoursuccess/contract/receipts/receipts'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { describe, expect, test } from 'vitest'
import { openTestBank } from '../../server/tests/support/test-bank.ts'
import { sandboxTrustees } from '../dev/sandbox-trustees.ts'
import { callJson, signIn } from './calls.ts'
import { PASSWORD, PERSONAS } from './personas.ts'
import { WITH_PLAN } from './plans.ts'
import { usePlanToolsOfAll } from './seed.ts'
import { liveSixMonths, moveClock } from './six-months.ts'

/** A run of six months until noon of a day, with only the personas that have a plan. */
const liveUntil = async (today: string) => {
  const bank = await openTestBank({ today })
  const target = { ...bank, operatorKey: bank.config.operatorKey, linkKeys: { client_id: '', secret: '' } }
  const { now } = await callJson<{ now: string }>(`${bank.sandboxUrl}/_sim/clock`, 'GET')
  await bank.operator('POST', '/trustees/import', { file: sandboxTrustees(day(today)) })
  await moveClock(target, 'set', `${monthBefore(today, 5)}-01T17:00:00.000Z`)
  const seeded = []
  for (const persona of PERSONAS.filter(({ email }) => WITH_PLAN.includes(email))) {
    const { email, firstName, lastName } = persona
    const { body } = await bank.operator<{ galileo_payment_reference_number: string }>('POST', '/customers', {
      email,
      password: PASSWORD,
      first_name: firstName,
      last_name: lastName,
      primary_phone: '5005550006',
      address: { address_1: '12 Example Street', city: 'Springfield', state: 'IL', postal_code: '62701' },
    })
    seeded.push({ persona, prn: body.galileo_payment_reference_number })
  }
  await liveSixMonths(target, seeded, { today: day(today), now })
  await moveClock(target, 'set', now)
  await usePlanToolsOfAll(target, seeded)
  return bank
}

const monthBefore = (today: string, months: number) => {
  const date = new Date(`${today}T12:00:00Z`)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 7)
}

// On the first day of a month, autopay is in time. On November 6, the send day for the 15th was yesterday. On all but the
// first, the payment was made, and on the last two, the trustee posted it.
const DAYS = [
  { today: '2026-11-01', isPaid: false, posted: 4 },
  { today: '2026-11-06', isPaid: true, posted: 4 },
]
const OTHER_DAYS = [
  { today: '2026-11-26', isPaid: true, posted: 5 },
  { today: '2027-03-31', isPaid: true, posted: 5 },
]
describe.each([...DAYS, ...(process.env['EVERY_DAY'] ? OTHER_DAYS : [])])(
  'a run that begins on $today',
  ({ today, isPaid, posted }) => {
    // SBX-04
    test('has a customer who is up to date and one who is one and a half payments behind', async () => {
      const bank = await liveUntil(today)
      try {
        const as = async (email: string) => {
          const token = await signIn(bank.url, email, PASSWORD)
          const get = <Reply>(path: string) =>
            callJson<Reply>(`${bank.url}/api${path}`, 'GET', undefined, token)
          const { installments } = await get<{ installments: PlanInstallment[] }>('/plan/installments')
          return { get, progress: await get<PlanProgress>('/plan/progress'), installments }
        }
        const plan = await as('plan@example.com')
        // What is paid before its due day has passed is ahead of it.
        const ahead = isPaid ? '480.00' : '0.00'
        expect(plan.progress).toMatchObject({ month_number: 7, months: 60, arrears: '0.00', ahead })
        expect(plan.progress.next_change).toMatchObject({ amount: '520.00' })
        expect(plan.installments.slice(0, 8).map(({ status }) => status)).toEqual([
          ...Array.from({ length: 6 }, () => 'posted'),
          expect.stringMatching(isPaid ? /sent|posted/ : /due|upcoming/),
          'upcoming',
        ])
        expect(plan.installments.slice(2, 6).map(({ late }) => late)).toEqual([false, false, false, false])
        // What the trustee's office posted, of the file from its portal.
        const { receipts } = await plan.get<ReplyOf<typeof listReceipts>>('/receipts')
        expect(receipts.map(({ source, amount, state }) => `${source} ${amount} ${state}`)).toEqual(
          Array.from({ length: posted }, () => 'file 480.00 matched'),
        )
        const { trustee_card: card } = await plan.get<{ trustee_card: TrusteeCard }>(
          '/payment_tracking/trustee_card',
        )
        expect(card).toMatchObject({ amount: '480.00', owed: isPaid ? '0.00' : '480.00', days_late: 0 })
        expect(card.due_on).toBe(plan.installments[6]?.due_on)
        const from = `${monthBefore(today, 4)}-01`
        const { paydays } = await plan.get<{ paydays: Payday[] }>(`/paydays?from=${from}&to=${today}`)
        expect(new Set(paydays.map(({ name }) => name))).toEqual(
          new Set(['Northfield Logistics', 'Riverside Diner']),
        )
        expect(paydays.filter(({ on, received }) => on < today && !received)).toEqual([])

        const { autopay } = await plan.get<ReplyOf<typeof getAutopay>>('/autopay')
        expect(autopay).toMatchObject({ on: true, paused_for: null, usual_amount: '480.00' })
        const { payments } = await plan.get<ReplyOf<typeof listPlannedPayments>>('/autopay/payments')
        expect(payments.map(({ due_on }) => due_on)).toContain(plan.installments[7]?.due_on)
        expect(payments.map(({ state }) => state)).toEqual(payments.map(() => 'planned'))
        expect(await plan.get('/set_aside')).toMatchObject({
          opened: true,
          shares_on: true,
          balance: '481.00',
        })

        const behind = await as('behind@example.com')
        expect(behind.progress).toMatchObject({ arrears: '750.00', payments_behind: '1.5' })
      } finally {
        await bank.close()
      }
    })
  },
)
