/**
 * Makes the personas as real customers come to be: the operator creates them, the outside world books money, they sign
 * in and plan. No row is written past the bank. The clock is set back six months and walks to the first day again.
 */
import { addDays, addMonths, day, monthStart, type CalendarDate } from '@yoursuccess/contract/calendar-date'
import { callJson, type SeedTarget, signIn } from './calls.ts'
import { historyOf } from './history.ts'
import { MFA_SECRET, PASSWORD, PERSONAS, type Persona } from './personas.ts'
import { planMonth } from './plan.ts'

interface Seeded {
  persona: Persona
  prn: string
}

const MONTHS_OF_HISTORY = 6
const WITH_HISTORY = ['active@example.com', 'mfa@example.com']

/** Seeds an empty sandbox. Returns the backup codes of the multi-factor persona; empty when everything was there. */
export const seedPersonas = async (target: SeedTarget): Promise<string[]> => {
  const customers = await callJson<{ email: string }[]>(`${target.sandboxUrl}/_sim/customers`, 'GET')
  if (customers.length > 0) return []
  console.log('Seeding the personas (first run) ...')
  const clock = await callJson<{ now: string }>(`${target.sandboxUrl}/_sim/clock`, 'GET')
  const { today } = await callJson<{ today: string }>(`${target.url}/api/program`, 'GET')

  const seeded = await createCustomers(target)
  await bookFirstMoney(
    target,
    seeded.filter(({ persona }) => !WITH_HISTORY.includes(persona.email)),
  )
  await liveSixMonths(
    target,
    seeded.filter(({ persona }) => WITH_HISTORY.includes(persona.email)),
    day(today),
  )
  await moveClock(target, 'set', clock.now)
  const { codes } = await asOperator<{ codes: string[] }>(target, 'PUT', '/customers/authenticator', {
    email: 'mfa@example.com',
    secret: MFA_SECRET,
  })
  return codes
}

const asOperator = <Reply>(target: SeedTarget, method: string, path: string, body: unknown) =>
  callJson<Reply>(`${target.url}/operator${path}`, method, body, target.operatorKey)

const createCustomers = async (target: SeedTarget): Promise<Seeded[]> => {
  const seeded: Seeded[] = []
  for (const persona of PERSONAS) {
    const created = await asOperator<{ galileo_payment_reference_number: string }>(
      target,
      'POST',
      '/customers',
      {
        email: persona.email,
        password: PASSWORD,
        first_name: persona.firstName,
        last_name: persona.lastName,
        primary_phone: '5005550006',
        address: { address_1: '12 Example Street', city: persona.city, state: 'IL', postal_code: '62701' },
      },
    )
    seeded.push({ persona, prn: created.galileo_payment_reference_number })
  }
  return seeded
}

const bookFirstMoney = async (target: SeedTarget, seeded: readonly Seeded[]) => {
  for (const { prn } of seeded) {
    const deposit = { kind: 'payroll', amount: '250.00', description: 'EXAMPLE EMPLOYER PAYROLL' }
    await callJson(`${target.sandboxUrl}/_sim/accounts/${prn}/deposits`, 'POST', deposit)
  }
}

/** Month by month: the month's movements arrive, then the customer plans and sorts the month, as it would have been. */
const liveSixMonths = async (target: SeedTarget, seeded: readonly Seeded[], today: CalendarDate) => {
  const tokens = new Map<string, string>()
  for (const { persona } of seeded)
    tokens.set(persona.email, await signIn(target.url, persona.email, PASSWORD))
  for (let back = MONTHS_OF_HISTORY - 1; back >= 0; back--) {
    const month = addMonths(monthStart(today), -back)
    const lastDay = back === 0 ? today : addDays(addMonths(month, 1), -1)
    await moveClock(target, back === MONTHS_OF_HISTORY - 1 ? 'set' : 'advance', `${lastDay}T17:00:00.000Z`)
    for (const { persona, prn } of seeded) {
      const file = historyOf(persona.email, month, lastDay)
      if (file.override_accounts[0].transactions.length > 0) {
        await callJson(`${target.sandboxUrl}/_sim/accounts/${prn}/import`, 'POST', file)
        await target.settle()
      }
      await planMonth(target, tokens.get(persona.email) ?? '', {
        month,
        isFirst: back === MONTHS_OF_HISTORY - 1,
      })
    }
  }
}

const moveClock = (target: SeedTarget, how: 'set' | 'advance', to: string) =>
  callJson(`${target.sandboxUrl}/_sim/clock/${how}`, 'POST', { to })
