/** What the random actions of the money models share: the model, the real bank, and how a step is printed and compared. */
import fc from 'fast-check'
import { expect } from 'vitest'
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

export interface RealMoney {
  bank: TestBank
  customer: TestCustomer
  billerId: number
  foreignBillerId: number
  /** Compares everything with the model. */
  check(model: ModelledMoney, kind: string): Promise<void>
  /** Runs a step that the bank must refuse, and expects that the customer's rows do not change. */
  expectNothingChanged<Reply>(work: () => Promise<Reply>): Promise<Reply>
}

export type Command = fc.AsyncCommand<ModelledMoney, RealMoney>
/** A command that fast-check can print in a counterexample. */
type Printed = Command & fc.WithToStringMethod

export const FEE_CENTS = 100
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
export const dollars = (cents: number) => (cents / 100).toFixed(2)
export const availableOf = ({ postedCents, holds }: ModelledMoney) =>
  postedCents - holds.reduce((sum, { amountCents }) => sum + amountCents, 0)

export const command = (
  kind: string,
  what: string,
  run: (model: ModelledMoney, real: RealMoney) => Promise<void>,
  isPossible: (model: Readonly<ModelledMoney>) => boolean = () => true,
): Printed => ({
  check: isPossible,
  run: async (model, real) => {
    await run(model, real)
    await real.check(model, kind)
  },
  toString: () => `${kind} ${what}`,
  [fc.toStringMethod]: () => `${kind} ${what}`,
})

export const expectRefused = ({ status, body }: Answer<{ code: string }>, wanted: [number, string]) =>
  expect([status, body.code]).toEqual(wanted)
