/** Which payments and moves by hand are refused, by the arithmetic of autopay-model.ts. */
import {
  type Account,
  balanceOf,
  INSTALLMENT_CENTS,
  INSTALLMENTS,
  livingOf,
  type Model,
  movableOf,
  type Refused,
  sum,
} from './autopay-model.ts'
import { FEE_CENTS } from './model-command.ts'

export const refusalByHand = (model: Model, from: Account, amountCents: number): Refused => {
  if (amountCents + FEE_CENTS <= model[balanceOf(from)]) return undefined
  return [422, from === 'main' ? 'bill_payment.not_enough_money' : 'bill_payment.not_enough_set_aside']
}

/** What is unpaid of the installments that are due until the end of the next month, with the fee of each. */
const neededByHand = (model: Model): number => {
  let paid = sum(livingOf(model))
  const due = INSTALLMENTS.slice(0, model.today < '2027-01-01' ? 2 : 3)
  return due.reduce((total) => {
    const applied = Math.min(paid, INSTALLMENT_CENTS)
    paid -= applied
    return total + (applied === INSTALLMENT_CENTS ? 0 : INSTALLMENT_CENTS + FEE_CENTS - applied)
  }, 0)
}

export const refusalOfPutIn = (model: Model, amountCents: number): Refused => {
  if (amountCents > neededByHand(model) - model.setAsideCents) return [422, 'set_aside.more_than_needed']
  return amountCents > movableOf(model) ? [422, 'set_aside.not_enough_money'] : undefined
}

export const refusalOfTakeOut = ({ setAsideCents }: Model, amountCents: number): Refused =>
  amountCents > setAsideCents ? [422, 'set_aside.not_enough_money'] : undefined
