/** Random actions of a customer with autopay, and days that pass. Each also updates autopay-model.ts. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  agreeTo,
  comeBack,
  dayAfter,
  isChangeable,
  LAST_AGREEMENT,
  loweredBy,
  type ModelledAutopay,
  type ModelledPlanned,
  moveTo,
  passDay,
  payByHand,
  refusalByHand,
  refusalOfPutIn,
} from './autopay-model.ts'
import type { Autopayer } from './autopayer.ts'
import { dollars, expectRefused } from './model-command.ts'
import type { Answer, TestBank } from './test-bank.ts'

export interface RealAutopay {
  bank: TestBank
  ann: Autopayer
  /** Of the planned payments of the model. */
  ids: readonly number[]
  /** Goes to a day, at noon in New York. */
  goTo(day: string): Promise<void>
  /** Compares everything with the model. */
  check(model: ModelledAutopay, kind: string): Promise<void>
}
type Command = fc.AsyncCommand<ModelledAutopay, RealAutopay>
type Model = Readonly<ModelledAutopay>

const command = (
  kind: string,
  what: string,
  run: (model: ModelledAutopay, real: RealAutopay) => Promise<void>,
  isPossible: (model: Model) => boolean = () => true,
): Command & fc.WithToStringMethod => ({
  check: isPossible,
  run: async (model, real) => {
    await run(model, real)
    await real.check(model, kind)
  },
  toString: () => `${kind} ${what}`,
  [fc.toStringMethod]: () => `${kind} ${what}`,
})

/** The model knows the installments until then. */
const LAST_DAY = '2027-01-25'

const pass = (days: number) =>
  command(
    'pass days',
    String(days),
    async (model, { goTo }) => {
      for (let passed = 0; passed < days; passed++) passDay(model)
      await goTo(model.today)
    },
    ({ today }) => today < LAST_DAY,
  )

/** Any change is in what was agreed to, so that no amount has to be told. */
export const FORM = { spread: '1000.00' }

const agree = (useMainCents: number) =>
  command(
    'agree',
    dollars(useMainCents),
    async (model, { ann }) => {
      const use_main = useMainCents > 0 ? dollars(useMainCents) : undefined
      expect((await ann.agree({ ...FORM, ...(use_main && { use_main }) })).status).toBe(200)
      agreeTo(model, useMainCents)
    },
    ({ today }) => today <= LAST_AGREEMENT,
  )

const stop = command('stop', '', async (model, { ann }) => {
  expect((await ann.stop()).status).toBe(200)
  model.isOn = false
})

type Refused = [status: number, code: string] | undefined

const whyFixed = ({ isOn }: Model, row: ModelledPlanned): Refused => {
  if (row.state === 'sent') return [409, 'autopay.already_sent']
  return isOn && isChangeable(row) ? undefined : [409, 'conflict']
}

interface Action {
  what: string
  body?: object
  /** Returns why it is refused. */
  run(model: ModelledAutopay, row: ModelledPlanned): Refused
}

/** An action on one of the first two planned payments. */
const act = (kind: 'skip' | 'move' | 'change', at: number, { what, body, run }: Action) =>
  command(kind, `${at} ${what}`, async (model, { ann, ids }) => {
    const row = model.rows[at]
    if (!row) throw new Error('the model has no such payment')
    const answer = await ann.post<ErrorReply>(`/api/autopay/payments/${ids[at]}/${kind}`, body)
    expectAs(answer, whyFixed(model, row) ?? run(model, row), 200)
  })

const expectAs = (answer: Answer<ErrorReply>, refusal: Refused, status: number) => {
  if (refusal) expectRefused(answer, refusal)
  else expect(answer.status).toBe(status)
}

const skip = (at: number) =>
  act('skip', at, {
    what: '',
    run: (_model, row) => {
      if (row.state === 'planned' || row.state === 'waiting_for_money') row.state = 'skipped'
      return undefined
    },
  })

const move = (at: number, on: string) =>
  act('move', at, {
    what: on,
    body: { on, confirm_late: true },
    run: (model) => (moveTo(model, at, on) ? undefined : [422, 'autopay.day_not_possible']),
  })

const change = (at: number, amountCents: number) =>
  act('change', at, {
    what: dollars(amountCents),
    body: { amount: dollars(amountCents) },
    run: (_model, row) => {
      row.plannedCents = amountCents
      row.isChosen = true
      return undefined
    },
  })

const pay = (from: 'main' | 'set_aside', amountCents: number) =>
  command(
    'pay by hand',
    `${dollars(amountCents)} from ${from}`,
    async (model, { ann }) => {
      const refusal = refusalByHand(model, from, amountCents)
      expectAs(await ann.payTrustee(dollars(amountCents), from), refusal, 201)
      if (!refusal) payByHand(model, from, amountCents)
    },
    (model) => loweredBy(model) !== undefined,
  )

/** The oldest payment from the set-aside that has not come back comes back. */
const giveBack = command(
  'give back',
  '',
  async (model, { bank, ann }) => {
    const sending = model.sendings.find(({ isReturned }) => !isReturned)
    if (!sending) return
    // The processor's list is newest first, the model's is oldest first.
    const { id } = (await ann.taken()).at(-1 - model.sendings.indexOf(sending)) ?? { id: 0 }
    await bank.control(`/bill_payments/${id}/advance`, { to: 'returned' })
    comeBack(model, sending)
  },
  ({ sendings }) => sendings.some(({ isReturned }) => !isReturned),
)

const putIn = (amountCents: number) =>
  command('put in', dollars(amountCents), async (model, { ann }) => {
    const refusal = refusalOfPutIn(model, amountCents)
    expectAs(await ann.putIn(dollars(amountCents)), refusal, 201)
    if (refusal) return
    model.mainCents -= amountCents
    model.setAsideCents += amountCents
  })

const takeOut = (amountCents: number) =>
  command('take out', dollars(amountCents), async (model, { ann }) => {
    const isThere = amountCents <= model.setAsideCents
    const refusal: Refused = isThere ? undefined : [422, 'set_aside.not_enough_money']
    expectAs(await ann.takeOut(dollars(amountCents)), refusal, 201)
    if (refusal) return
    model.mainCents += amountCents
    model.setAsideCents -= amountCents
  })

const deposit = (amountCents: number) =>
  command('deposit', dollars(amountCents), async (model, { bank, ann }) => {
    const body = { kind: 'payroll', amount: dollars(amountCents), description: 'PAY' }
    await bank.control(`/accounts/${ann.prn}/deposits`, body)
    model.mainCents += amountCents
  })

// Whole dollars, because the sandbox acts differently for some cents.
const amount = fc.integer({ min: 1, max: 500 }).map((each) => each * 100)
const place = fc.constantFrom(0, 1)
const anyDay = fc.integer({ min: 0, max: 60 }).map((days) => dayAfter('2026-12-01', days))

export const autopayCommands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 1, max: 6 }).map(pass),
  fc.integer({ min: 1, max: 6 }).map(pass),
  fc.constantFrom(0, 100_00, 500_00).map(agree),
  fc.constant(stop),
  place.map(skip),
  fc.tuple(place, anyDay).map(([at, on]) => move(at, on)),
  fc.tuple(place, amount).map(([at, cents]) => change(at, cents)),
  fc
    .tuple(fc.constantFrom('main' as const, 'set_aside' as const), amount)
    .map(([from, cents]) => pay(from, cents)),
  fc.constant(giveBack),
  amount.map(putIn),
  amount.map(takeOut),
  amount.map(deposit),
]
