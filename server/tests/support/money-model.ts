/**
 * Random actions of a customer, merchants and billers on an account. Each also updates a model of a few
 * numbers.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  availableOf,
  command,
  type Command,
  dollars,
  expectRefused,
  FEE_CENTS,
  type ModelledMoney,
  type RealMoney,
} from './model-command.ts'
import { receive } from './set-aside-model.ts'
import type { Answer } from './test-bank.ts'

const deposit = (amountCents: number) =>
  command('deposit', dollars(amountCents), async (model, { bank, customer }) => {
    const body = { kind: 'payroll', amount: dollars(amountCents), description: 'PAY' }
    await bank.control(`/accounts/${customer.prn}/deposits`, body)
    receive(model, amountCents)
  })

const ask = ({ bank, customer }: RealMoney, amountCents: number, biller_id: number, key: string) =>
  bank.send<{ bill_payment: { id: number }; code: string }>(
    'POST',
    '/api/bill_payments',
    { bill_payment: { amount: dollars(amountCents), biller_id } },
    { authorization: `Bearer ${customer.token}`, 'idempotency-key': key },
  )

const pay = (amountCents: number) =>
  command('pay', dollars(amountCents), async (model, real) => {
    const key = randomUUID()
    if (amountCents + FEE_CENTS > availableOf(model)) {
      const refused = await real.expectNothingChanged(() => ask(real, amountCents, real.billerId, key))
      expectRefused(refused, [422, 'bill_payment.not_enough_money'])
      return
    }
    const { status, body } = await ask(real, amountCents, real.billerId, key)
    expect(status).toBe(201)
    model.postedCents -= amountCents + FEE_CENTS
    model.payments.push({ id: body.bill_payment.id, key, amountCents, status: 'created' })
  })

const expectPaid = ({ status, body }: Answer<{ bill_payment: { id: number } }>, id: number) =>
  expect([status, body.bill_payment.id]).toEqual([201, id])

const newest = ({ payments }: Readonly<ModelledMoney>) => payments.at(-1)

const payAgain = command(
  'pay again',
  'under the same key',
  async (model, real) => {
    const last = newest(model)
    if (!last) return
    const again = () => ask(real, last.amountCents, real.billerId, last.key)
    expectPaid(await real.expectNothingChanged(again), last.id)
  },
  (model) => newest(model) !== undefined,
)

const payOther = command(
  'pay otherwise',
  'under a used key',
  async (model, real) => {
    const last = newest(model)
    if (!last) return
    const other = () => ask(real, last.amountCents + 100, real.billerId, last.key)
    expectRefused(await real.expectNothingChanged(other), [422, 'idempotency.key_reused'])
  },
  (model) => newest(model) !== undefined,
)

const payForeign = command("pay a stranger's biller", '', async (_model, real) => {
  const foreign = () => ask(real, 100, real.foreignBillerId, randomUUID())
  expectRefused(await real.expectNothingChanged(foreign), [404, 'not_found'])
})

/** Ends the newest pending payment. */
const end = (status: 'cleared' | 'failed' | 'returned') =>
  command(
    'end',
    status,
    async (model, { bank, customer }) => {
      const payment = model.payments.findLast((each) => each.status === 'created')
      if (!payment) return
      const place = model.payments.indexOf(payment)
      const listed = () =>
        bank.look<{ id: number; is_given_back: boolean }[]>(`/bill_payments?prn=${customer.prn}`)
      // The processor's list is newest first, the model's is oldest first.
      const { id } = (await listed()).at(-1 - place) ?? { id: 0 }
      await bank.control(`/bill_payments/${id}/advance`, { to: status })
      payment.status = status
      if (status === 'cleared') return
      // For some payments, a separate step returns the money.
      if (!(await listed()).find((each) => each.id === id)?.is_given_back)
        await bank.control(`/bill_payments/${id}/advance`)
      model.postedCents += payment.amountCents + FEE_CENTS
    },
    (model) => model.payments.some((each) => each.status === 'created'),
  )

const buy = (amountCents: number) =>
  command('buy', dollars(amountCents), async (model, { bank, customer }) => {
    const body = { merchant: 'CORNER MARKET', amount: dollars(amountCents) }
    const answer = await bank.control<{ approved: boolean; id: number }>(
      `/cards/${customer.prn}/authorizations`,
      body,
    )
    expect(answer.approved).toBe(!model.isFrozen && amountCents <= availableOf(model))
    if (answer.approved) model.holds.push({ id: answer.id, amountCents })
  })

const endHold = (kind: 'settle' | 'reverse') =>
  command(
    kind,
    '',
    async (model, { bank }) => {
      const hold = model.holds.shift()
      if (!hold) return
      await bank.control(`/authorizations/${hold.id}/${kind}`)
      if (kind === 'settle') model.postedCents -= hold.amountCents
    },
    ({ holds }) => holds.length > 0,
  )

const freeze = (isFrozen: boolean) =>
  command(isFrozen ? 'freeze' : 'unfreeze', '', async (model, { customer }) => {
    const { status } = await customer.post(`/api/account/${isFrozen ? 'freeze_card' : 'unfreeze_card'}`)
    expect(status).toBe(200)
    model.isFrozen = isFrozen
  })

// Whole dollars, because the sandbox acts differently for some cents.
const amount = fc.integer({ min: 1, max: 400 }).map((each) => each * 100)

export const moneyCommands: fc.Arbitrary<Command>[] = [
  amount.map(deposit),
  amount.map(pay),
  fc.constantFrom(payAgain, payOther, payForeign),
  fc.constantFrom('cleared' as const, 'failed' as const, 'returned' as const).map(end),
  amount.map(buy),
  fc.constantFrom('settle' as const, 'reverse' as const).map(endHold),
  fc.boolean().map(freeze),
]
