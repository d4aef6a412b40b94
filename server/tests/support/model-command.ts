/** What the random actions of the models share: the model, the real bank, and how a step is printed and compared. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { contentOf } from './content.ts'
import type { Answer, TestBank, TestCustomer } from './test-bank.ts'

interface ModelledPayment {
  id: number
  key: string
  amountCents: number
  status: 'created' | 'cleared' | 'failed' | 'returned'
}

export interface ModelledMoney {
  /** Of the main account. */
  postedCents: number
  holds: { id: number; amountCents: number }[]
  payments: ModelledPayment[]
  isFrozen: boolean
  setAside: ModelledSetAside
}

export interface ModelledSetAside {
  isOpen: boolean
  sharesOn: boolean
  cents: number
  /** The amount of the only installment that is due until the end of next month. */
  plannedCents: number
  /** How often it was changed. */
  planChanges: number
  /** Pay that can be taken back, oldest first, with what was set aside of it. */
  pay: { entryId: number; amountCents: number; movedCents: number }[]
}

/** The bank that a model is compared with. */
export interface Real<Model> {
  bank: TestBank
  /** Compares everything with the model. */
  check(model: Model, kind: string): Promise<void>
  /** Runs a step that the bank must refuse, and expects that the customer's rows do not change. */
  expectNothingChanged<Reply>(work: () => Promise<Reply>): Promise<Reply>
}

export interface RealMoney extends Real<ModelledMoney> {
  customer: TestCustomer
  billerId: number
  foreignBillerId: number
}

export type Command = fc.AsyncCommand<ModelledMoney, RealMoney>

export const FEE_CENTS = 100
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
export const dollars = (cents: number) => (cents / 100).toFixed(2)
export const availableOf = ({ postedCents, holds }: ModelledMoney) =>
  postedCents - holds.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Makes the actions of one model and its bank. fast-check can print them in a counterexample. */
export const commandsOf =
  <Model extends object, Bank extends Real<Model>>() =>
  (
    kind: string,
    what: string,
    run: (model: Model, real: Bank) => Promise<void>,
    isPossible: (model: Readonly<Model>) => boolean = () => true,
  ): fc.AsyncCommand<Model, Bank> & fc.WithToStringMethod => ({
    check: isPossible,
    run: async (model, real) => {
      await run(model, real)
      await real.check(model, kind)
    },
    toString: () => `${kind} ${what}`,
    [fc.toStringMethod]: () => `${kind} ${what}`,
  })

export const command = commandsOf<ModelledMoney, RealMoney>()

export const expectRefused = ({ status, body }: Answer<{ code: string }>, wanted: [number, string]) =>
  expect([status, body.code]).toEqual(wanted)

/** What a test compared so far. */
export interface Compared {
  steps: number
  refusals: number
  kinds: Set<string>
}
export const nothingCompared = (): Compared => ({ steps: 0, refusals: 0, kinds: new Set() })

/** Runs refused steps of a customer, counts them, and expects that the customer's rows do not change. */
export const refusalsOf =
  (bank: TestBank, { id }: Pick<TestCustomer, 'id'>, done: Compared) =>
  async <Reply>(work: () => Promise<Reply>): Promise<Reply> => {
    done.refusals++
    const before = await contentOf(bank, id)
    const answer = await work()
    expect(await contentOf(bank, id)).toEqual(before)
    return answer
  }
