/**
 * Random actions on the set-aside, its shares and the plan that they are for. The arithmetic of both balances is this
 * file's own. Without paydays, each deposit is asked for all that the next payment still needs.
 */
import { randomUUID } from 'node:crypto'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
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
  type ModelledSetAside,
  type RealMoney,
} from './model-command.ts'

/** What always stays in the main account. */
const KEEP_BACK_CENTS = 25_00

/** What the next payment still needs, with its fee. */
const needOf = ({ plannedCents, cents }: ModelledSetAside) => Math.max(0, plannedCents + FEE_CENTS - cents)
const movableOf = (model: ModelledMoney) => Math.max(0, availableOf(model) - KEEP_BACK_CENTS)

const moveIn = (model: ModelledMoney, amountCents: number): void => {
  model.postedCents -= amountCents
  model.setAside.cents += amountCents
}

/** A deposit arrives, and its share moves. Returns the share. */
export const receive = (model: ModelledMoney, amountCents: number): number => {
  model.postedCents += amountCents
  const { isOpen, sharesOn } = model.setAside
  if (!isOpen || !sharesOn) return 0
  const share = Math.min(needOf(model.setAside), amountCents, movableOf(model))
  moveIn(model, share)
  return share
}

const post = ({ bank, customer }: RealMoney, path: string, body?: object) =>
  bank.send<ErrorReply>('POST', path, body, {
    authorization: `Bearer ${customer.token}`,
    'idempotency-key': randomUUID(),
  })
const move = (real: RealMoney, direction: 'in' | 'out', amountCents: number) =>
  post(real, '/api/set_aside/moves', {
    move: { direction, amount: dollars(amountCents), ...(direction === 'out' && { reason: 'bill' }) },
  })

/** Undefined if the move is possible. */
const refusalOf = (
  model: ModelledMoney,
  direction: 'in' | 'out',
  amountCents: number,
): [number, string] | undefined => {
  const { setAside } = model
  if (!setAside.isOpen) return [409, 'set_aside.not_open']
  if (direction === 'in' && amountCents > needOf(setAside)) return [422, 'set_aside.more_than_needed']
  const limit = direction === 'in' ? movableOf(model) : setAside.cents
  return amountCents > limit ? [422, 'set_aside.not_enough_money'] : undefined
}

const moveByHand = (direction: 'in' | 'out', amountCents: number) =>
  command(direction === 'in' ? 'put in' : 'take out', dollars(amountCents), async (model, real) => {
    const refusal = refusalOf(model, direction, amountCents)
    if (refusal) {
      expectRefused(await real.expectNothingChanged(() => move(real, direction, amountCents)), refusal)
      return
    }
    expect((await move(real, direction, amountCents)).status).toBe(201)
    moveIn(model, direction === 'in' ? amountCents : -amountCents)
  })

const open = () =>
  command('open the set-aside', '', async (model, { customer }) => {
    expect((await customer.post('/api/set_aside/open')).status).toBe(200)
    model.setAside.isOpen = true
  })

const close = () =>
  command('close the set-aside', '', async (model, real) => {
    const { setAside } = model
    const order = () => post(real, '/api/set_aside/close')
    if (!setAside.isOpen) {
      expectRefused(await real.expectNothingChanged(order), [409, 'set_aside.not_open'])
      return
    }
    expect((await order()).status).toBe(204)
    moveIn(model, -setAside.cents)
    setAside.isOpen = false
    setAside.sharesOn = false
  })

const share = (shares_on: boolean) =>
  command('shares', shares_on ? 'on' : 'off', async (model, real) => {
    const body = { keep_back: dollars(KEEP_BACK_CENTS), shares_on }
    const change = () => real.customer.put<ErrorReply>('/api/set_aside', body)
    if (!model.setAside.isOpen) {
      expectRefused(await real.expectNothingChanged(change), [409, 'set_aside.not_open'])
      return
    }
    expect((await change()).status).toBe(200)
    model.setAside.sharesOn = shares_on
  })

/** Pay by the ACH network, which its sender can take back later. */
const getPaid = (amountCents: number) =>
  command('get paid', dollars(amountCents), async (model, { bank, customer }) => {
    const { id } = await bank.control<{ id: number }>(`/accounts/${customer.prn}/ach_entries`, {
      direction: 'credit',
      amount: dollars(amountCents),
      company: 'EMPLOYER',
      description: 'PAY',
    })
    await bank.control(`/ach/${id}/advance`)
    const movedCents = receive(model, amountCents)
    model.setAside.pay.push({ entryId: id, amountCents, movedCents })
  })

/** Its share goes back as far as it is there, and only what brings the main account to what always stays in it. */
const takeBack = command(
  'take back pay',
  '',
  async (model, { bank }) => {
    const { setAside } = model
    const pay = setAside.pay.pop()
    if (!pay) return
    await bank.control(`/ach/${pay.entryId}/reverse`)
    model.postedCents -= pay.amountCents
    if (!setAside.isOpen) return
    const missing = KEEP_BACK_CENTS - availableOf(model)
    moveIn(model, -Math.max(0, Math.min(pay.movedCents, missing, setAside.cents)))
  },
  ({ setAside }) => setAside.pay.length > 0,
)

/** A plan has at most 100 amounts. */
const MAX_CHANGES = 90

const changePlan = (amountCents: number) =>
  command(
    'change the plan',
    dollars(amountCents),
    async ({ setAside }, { customer }) => {
      const step = { from_month: '2026-09-01', amount: dollars(amountCents), reason: 'modification' }
      expect((await customer.post('/api/plan/steps', { step })).status).toBe(201)
      setAside.plannedCents = amountCents
      setAside.planChanges++
    },
    ({ setAside }) => setAside.planChanges < MAX_CHANGES,
  )

const amount = fc.integer({ min: 1, max: 400 }).map((each) => each * 100)

export const setAsideCommands: fc.Arbitrary<Command>[] = [
  fc
    .tuple(fc.constantFrom('in' as const, 'out' as const), amount)
    .map(([to, cents]) => moveByHand(to, cents)),
  fc.constantFrom(open(), close()),
  fc.boolean().map(share),
  amount.map(getPaid),
  fc.constant(takeBack),
  amount.map(changePlan),
]
