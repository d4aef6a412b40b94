/** A customer with a plan and a thousand dollars who sets money aside, and what they and the processor see. */
import { randomUUID } from 'node:crypto'
import { cents } from '@yoursuccess/contract/core/money'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import type { SetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import { receiveMoney } from './bill-seeds.ts'
import { planKeeper } from './plan-keeper.ts'
import { recorderOf } from './reconciliation.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

/** 465.00 a month, due on the 15th, from this month on. */
export const SAVER_PLAN = {
  first_due_on: '2026-12-15',
  months: 36,
  due_rule: { kind: 'fixed_day', day: 15 },
} as const

const TUESDAYS = { name: 'Acme', frequency: 'weekly', anchor_on: '2026-12-01', usual_amount: '1200.00' }

/** A customer with an open set-aside who agreed to shares of that pay. */
export const createSharer = async (bank: TestBank): Promise<Saver> => {
  const saver = await createSaver(bank)
  await saver.open()
  await saver.addSchedule()
  await saver.share(true)
  return saver
}

export const createSaver = async (bank: TestBank, given?: TestCustomer) => {
  const customer = given ?? (await bank.createCustomer())
  await receiveMoney({ bank, customer }, '1000.00')
  const plan = planKeeper(customer)
  await plan.create(SAVER_PLAN, [{ amount: '465.00', reason: 'plan' }])
  const post = <Body>(path: string, body: unknown, key: string) =>
    bank.send<Body & ErrorReply>('POST', path, body, {
      'idempotency-key': key,
      authorization: `Bearer ${customer.token}`,
    })
  const move = (direction: 'in' | 'out', amount: string, key: string = randomUUID()) =>
    post<{ move: SetAsideMove }>(
      '/api/set_aside/moves',
      { move: { direction, amount, ...(direction === 'out' && { reason: 'bill' }) } },
      key,
    )
  const read = async () => (await customer.get<SetAside>('/api/set_aside')).body
  return {
    ...customer,
    plan,
    open: () => customer.post<SetAside & ErrorReply>('/api/set_aside/open'),
    read,
    putIn: (amount: string, key?: string) => move('in', amount, key),
    takeOut: (amount: string, key?: string) => move('out', amount, key),
    close: (key: string = randomUUID()) => post<object>('/api/set_aside/close', undefined, key),
    keepBack: (keep_back: string) => customer.put<SetAside & ErrorReply>('/api/set_aside', { keep_back }),
    /** Turns shares of pay on or off. Deposits from before are recorded by then. */
    share: async (shares_on: boolean, keep_back = '25.00') => {
      await bank.settle()
      return customer.put<SetAside & ErrorReply>('/api/set_aside', { keep_back, shares_on })
    },
    /** Adds a pay schedule: 1,200.00 of Acme every Tuesday, from December 1 on. */
    addSchedule: (change: object = {}) =>
      customer.post('/api/pay_schedules', { pay_schedule: { ...TUESDAYS, ...change } }),
    /** Pay arrives. */
    getPaid: async (amount = '1200.00', description = 'ACME CORP PAYROLL 120126') => {
      await bank.control(`/accounts/${customer.prn}/deposits`, { kind: 'payroll', amount, description })
      await bank.settle()
    },
    /** A purchase that takes the money from the main account. */
    spend: (amount: string) =>
      bank.control<{ id: number }>(`/cards/${customer.prn}/authorizations`, { merchant: 'SHOP', amount }),
    /** Newest first, as "in 10.00 done". */
    moves: async () =>
      (await customer.get<{ moves: SetAsideMove[] }>('/api/set_aside/moves?per_page=-1')).body.moves.map(
        ({ direction, amount, state }) => `${direction} ${amount} ${state}`,
      ),
    /** The same without the plan tools: from the database. */
    setAsideMoves: async () =>
      (
        await bank.database.query<{ move: string }>(
          `select direction || ' ' || to_char(amount_cents / 100.0, 'FM999990.00') || ' ' || state as move
           from bank.set_aside_moves where customer_id = $1 order by id desc`,
          [customer.id],
        )
      ).rows.map(({ move: text }) => text),
    /** The available balance of the main account. */
    balance: async () => (await customer.get<{ balance: string }>('/api/balance')).body.balance,
    setAsideBalance: async () => (await read()).balance,
    notices: async () =>
      (
        await customer.get<{ notifications: { title: string }[] }>('/api/notifications')
      ).body.notifications.map(({ title }) => title),
  }
}
export type Saver = Awaited<ReturnType<typeof createSaver>>

/** Pay of all of them is recorded in one transaction, in the bank's books only. `payday` makes it another pay. */
export const payTogether = async (
  bank: TestBank,
  savers: readonly Pick<Saver, 'id'>[],
  payday = 'first',
): Promise<void> => {
  await recorderOf(bank)(
    savers.map(({ id: customerId }) => ({
      customerId,
      transaction: {
        id: `${payday}-${customerId}`,
        kind: 'deposit' as const,
        amountCents: cents(1_200_00),
        postedAt: bank.clock.now(),
        details: 'ACME CORP PAYROLL',
      },
    })),
  )
  await bank.settle()
}

/** The second accounts of a customer at the processor. */
export const secondAccounts = async (bank: TestBank, { prn }: Pick<TestCustomer, 'prn'>) => {
  const accounts =
    await bank.look<{ prn: string; primary_prn: string | null; balance: string; card_id: number | null }[]>(
      '/customers',
    )
  return accounts.filter(({ primary_prn }) => primary_prn === prn)
}
