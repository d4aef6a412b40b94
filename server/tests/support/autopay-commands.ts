/** Random actions of a customer with autopay, and days that pass. Each also updates the arithmetic of autopay-model.ts. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  type Account,
  agreeTo,
  change,
  comeBack,
  livingOf,
  loweredBy,
  look,
  type ModelledAutopay,
  type ModelledPlanned,
  type ModelledSending,
  moveIn,
  moveTo,
  passDay,
  payByHand,
  refusalOfMove,
  type Refused,
  skip,
  wake,
  whyFixed,
} from './autopay-model.ts'
import { refusalByHand, refusalOfPutIn, refusalOfTakeOut } from './autopay-refusals.ts'
import type { Autopayer } from './autopayer.ts'
import { commandsOf, dollars, expectRefused, type Real } from './model-command.ts'
import { dayAfter } from './model-days.ts'
import type { Answer } from './test-bank.ts'

export interface RealAutopay extends Real<ModelledAutopay> {
  ann: Autopayer
  /** Of the planned payments of the model. */
  ids: readonly number[]
  /** Goes to a day, at noon in New York. */
  goTo(day: string): Promise<void>
}
type Command = fc.AsyncCommand<ModelledAutopay, RealAutopay>
const command = commandsOf<ModelledAutopay, RealAutopay>()

/** The model knows the installments of the next month until then. */
const LAST_DAY = '2027-01-21'

const pass = (days: number) =>
  command(
    'pass days',
    String(days),
    async (model, { goTo }) => {
      // Each of them, because autopay looks each morning.
      for (let passed = 0; passed < days; passed++) {
        passDay(model)
        await goTo(model.today)
      }
    },
    ({ today }) => today < LAST_DAY,
  )

/** A step that the bank accepts with that status, or refuses. */
const step = async (
  { expectNothingChanged }: RealAutopay,
  {
    refusal,
    ask,
    status,
    apply,
  }: { refusal: Refused; ask: () => Promise<Answer<ErrorReply>>; status: number; apply: () => void },
): Promise<void> => {
  if (refusal) {
    expectRefused(await expectNothingChanged(ask), refusal)
    return
  }
  expect((await ask()).status).toBe(status)
  apply()
}

/** Any change is in what was agreed to, so that no amount has to be told. */
export const FORM = { spread: '1000.00' }

const agree = (useMainCents: number) =>
  command('agree', dollars(useMainCents), (model, real) =>
    step(real, {
      refusal: undefined,
      ask: () => real.ann.agree({ ...FORM, ...(useMainCents > 0 && { use_main: dollars(useMainCents) }) }),
      status: 200,
      apply: () => {
        agreeTo(model, useMainCents)
        look(model)
      },
    }),
  )

const stop = () =>
  command('stop', '', async (model, { ann }) => {
    expect((await ann.stop()).status).toBe(200)
    model.isOn = false
  })

interface Action {
  what: string
  body?: (model: ModelledAutopay) => object
  refusal?: (model: ModelledAutopay) => Refused
  apply(row: ModelledPlanned, model: ModelledAutopay): void
}

/** An action on one of the first two planned payments. */
const act = (kind: 'skip' | 'move' | 'change', at: number, { what, body, refusal, apply }: Action) =>
  command(kind, `${at} ${what}`, async (model, real) => {
    const row = model.rows[at]
    if (!row) throw new Error('the model has no such payment')
    await step(real, {
      refusal: whyFixed(model, row) ?? refusal?.(model),
      ask: () => real.ann.post<ErrorReply>(`/api/autopay/payments/${real.ids[at]}/${kind}`, body?.(model)),
      status: 200,
      apply: () => {
        apply(row, model)
        look(model)
      },
    })
  })

const skipOne = (at: number) => act('skip', at, { what: '', apply: skip })

const move = (at: number, days: number) => {
  const dayOf = ({ today }: ModelledAutopay) => dayAfter(today, days)
  return act('move', at, {
    what: `to ${days} days from now`,
    body: (model) => ({ on: dayOf(model), confirm_late: true }),
    refusal: (model) => refusalOfMove(model, at, dayOf(model)),
    apply: (_row, model) => moveTo(model, at, dayOf(model)),
  })
}

const changeOne = (at: number, amountCents: number) =>
  act('change', at, {
    what: dollars(amountCents),
    body: () => ({ amount: dollars(amountCents) }),
    apply: (row) => change(row, amountCents),
  })

const pay = (from: Account, amountCents: number) =>
  command(
    'pay by hand',
    `${dollars(amountCents)} from ${from}`,
    (model, real) =>
      step(real, {
        refusal: refusalByHand(model, from, amountCents),
        ask: () => real.ann.payTrustee(dollars(amountCents), from),
        status: 201,
        apply: () => {
          payByHand(model, from, amountCents)
          look(model)
        },
      }),
    // The model knows no others that it could be for.
    (model) => loweredBy(model) !== undefined,
  )

/** The oldest or the newest payment that has not come back. */
const giveBack = (age: 0 | -1) =>
  command(
    'give back',
    age === 0 ? 'the oldest' : 'the newest',
    async (model, { bank, ann }) => {
      const sending = livingOf(model).at(age)
      if (!sending) return
      const id = await idOf(model, sending, ann)
      await bank.control(`/bill_payments/${id}/advance`, { to: 'returned' })
      comeBack(model, sending)
      look(model)
    },
    (model) => livingOf(model).length > 0,
  )

/** The processor's id of a payment. */
const idOf = async ({ sendings }: ModelledAutopay, sending: ModelledSending, ann: Autopayer) => {
  const taken = await ann.takenFrom(sending.from)
  const place = sendings.filter(({ from }) => from === sending.from).indexOf(sending)
  // The processor's list is newest first, the model's is oldest first.
  return taken.at(-1 - place)?.id
}

const moveByHand = (direction: 'in' | 'out', amountCents: number) =>
  command(direction === 'in' ? 'put in' : 'take out', dollars(amountCents), (model, real) =>
    step(real, {
      refusal: (direction === 'in' ? refusalOfPutIn : refusalOfTakeOut)(model, amountCents),
      ask: () => real.ann[direction === 'in' ? 'putIn' : 'takeOut'](dollars(amountCents)),
      status: 201,
      apply: () => {
        moveIn(model, direction === 'in' ? amountCents : -amountCents)
        wake(model)
      },
    }),
  )

const deposit = (amountCents: number) =>
  command('deposit', dollars(amountCents), async (model, { bank, ann }) => {
    const body = { kind: 'payroll', amount: dollars(amountCents), description: 'PAY' }
    await bank.control(`/accounts/${ann.prn}/deposits`, body)
    model.mainCents += amountCents
    wake(model)
  })

// Whole dollars, because the sandbox acts differently for some cents.
const amount = fc.integer({ min: 1, max: 500 }).map((each) => each * 100)
const place = fc.constantFrom(0, 1)
const days = fc.integer({ min: 1, max: 8 })

export const autopayCommands: fc.Arbitrary<Command>[] = [
  days.map(pass),
  days.map(pass),
  fc.constantFrom(0, 100_00, 500_00).map(agree),
  fc.constant(stop()),
  place.map(skipOne),
  fc.tuple(place, fc.integer({ min: -1, max: 20 })).map(([at, on]) => move(at, on)),
  fc.tuple(place, amount).map(([at, cents]) => changeOne(at, cents)),
  fc
    .tuple(fc.constantFrom('main' as const, 'set_aside' as const), amount)
    .map(([from, cents]) => pay(from, cents)),
  fc.constantFrom(0 as const, -1 as const).map(giveBack),
  fc
    .tuple(fc.constantFrom('in' as const, 'out' as const), amount)
    .map(([to, cents]) => moveByHand(to, cents)),
  amount.map(deposit),
]
