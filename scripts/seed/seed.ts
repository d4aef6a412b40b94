/**
 * Creates the personas only through calls, like real customers: they sign up and apply, or the operator
 * creates them; the sandbox posts money; they sign in and plan. For personas with a history, the clock is set
 * back six months and advanced to the starting day.
 */
import { addMonths, day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { applyForAccounts } from './applicants.ts'
import { payBills } from './bills.ts'
import { callJson, type SeedTarget, signIn } from './calls.ts'
import { bookedBy } from './history.ts'
import { linkBanks } from './linked-banks.ts'
import { MFA_SECRET, PASSWORD, PERSONAS, type Persona } from './personas.ts'
import { usePlanTools, WITH_PLAN } from './plans.ts'
import { liveSixMonths, MONTHS_OF_HISTORY, moveClock, type Seeded } from './six-months.ts'

const WITH_HISTORY = ['active@example.com', 'mfa@example.com']
/** Personas who joined six months ago. One of them never deposited money, so the bank closed the account. */
const HAS_A_PAST = [...WITH_HISTORY, ...WITH_PLAN, 'unfunded@example.com']
/** Personas who never deposited money. */
const WITHOUT_MONEY = ['unfunded@example.com', 'closed@example.com']

export const areSeeded = async ({ sandboxUrl }: SeedTarget): Promise<boolean> =>
  (await callJson<{ email: string }[]>(`${sandboxUrl}/_sim/customers`, 'GET')).length > 0

/** Seeds an empty sandbox. Returns the backup codes of the multi-factor persona. */
export const seedPersonas = async (target: SeedTarget): Promise<string[]> => {
  console.log('Seeding the personas (first run) ...')
  const clock = await callJson<{ now: string }>(`${target.sandboxUrl}/_sim/clock`, 'GET')
  const { today } = await callJson<{ today: string }>(`${target.url}/api/program`, 'GET')

  const late = await createCustomers(target, ({ email }) => !HAS_A_PAST.includes(email))
  await bookFirstMoney(
    target,
    late.filter(({ persona }) => !WITHOUT_MONEY.includes(persona.email)),
  )
  // These personas join six months ago. As time passes, the bank closes the account without a deposit.
  const beginning = addMonths(monthStart(day(today)), 1 - MONTHS_OF_HISTORY)
  await moveClock(target, 'set', bookedBy(beginning))
  const early = await createCustomers(target, ({ email }) => HAS_A_PAST.includes(email))
  const seeded = [...early, ...late]
  await liveSixMonths(
    target,
    early.filter(({ persona }) => [...WITH_HISTORY, ...WITH_PLAN].includes(persona.email)),
    { today: day(today), now: clock.now },
  )
  await moveClock(target, 'set', clock.now)
  await useCards(target, seeded)
  for (const { persona, prn } of seeded.filter((each) => WITH_HISTORY.includes(each.persona.email))) {
    await linkBanks(target, persona, day(today))
    const token = await signIn(target.url, persona.email, PASSWORD)
    await payBills(target, { email: persona.email, prn, token, password: PASSWORD }, 0)
  }
  await usePlanToolsOfAll(target, seeded)
  await asOperator(target, 'POST', '/customers/close', { email: 'closed@example.com' })
  await applyForAccounts(target)
  const { codes } = await asOperator<{ codes: string[] }>(target, 'PUT', '/customers/authenticator', {
    email: 'mfa@example.com',
    secret: MFA_SECRET,
  })
  return codes
}

/** Once the clock shows today, so that nothing is sent late. */
export const usePlanToolsOfAll = async (target: SeedTarget, seeded: readonly Seeded[]): Promise<void> => {
  for (const { persona, prn } of seeded.filter((each) => WITH_PLAN.includes(each.persona.email))) {
    const token = await signIn(target.url, persona.email, PASSWORD)
    await usePlanTools(target, { email: persona.email, prn, token })
  }
}

const asOperator = <Reply>(target: SeedTarget, method: string, path: string, body: unknown) =>
  callJson<Reply>(`${target.operatorUrl}/operator${path}`, method, body, target.operatorKey)

const createCustomers = async (target: SeedTarget, isOne: (persona: Persona) => boolean) => {
  const seeded: Seeded[] = []
  for (const persona of PERSONAS.filter((each) => !each.applying && isOne(each))) {
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

/** Sets the PIN of some personas' cards, and makes a purchase that looks like fraud for one persona. */
const useCards = async (target: SeedTarget, seeded: readonly Seeded[]) => {
  for (const { persona, prn } of seeded) {
    const isFraud = persona.email === 'fraud@example.com'
    if (!isFraud && ![...WITH_HISTORY, ...WITH_PLAN].includes(persona.email)) continue
    await callJson(`${target.sandboxUrl}/_sim/cards/${prn}/pin`, 'POST', {})
    if (!isFraud) continue
    const purchase = { merchant: 'FRAUD FREEZE ELECTRONICS', amount: '189.99' }
    await callJson(`${target.sandboxUrl}/_sim/cards/${prn}/authorizations`, 'POST', purchase)
  }
  await target.settle()
}
