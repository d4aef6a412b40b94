import { type Cents, formatUsd, parseAmount } from '@yoursuccess/contract/core/money'
import { t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { refusalSentence } from '../../lib/failure-sentence.ts'
import { showOverBudget } from './goals/over-budget.ts'
import { copy, trackerMessages } from './tracker.messages.ts'

/** The sentence for a refusal; undefined for a failure that isn't about the tracker. */
export const trackerRefusal = (error: unknown): string | undefined => {
  if (!(error instanceof CallError)) return undefined
  if (error.code === 'not_found') return t(copy.goneMeanwhile)
  return withAmounts(error) ?? refusalSentence(error, trackerMessages)
}

/** How far goals exceed the budget that the server has; undefined for any other failure. */
export const overBudgetOf = (error: unknown): Cents | undefined =>
  error instanceof CallError && error.code === 'tracker.over_budget'
    ? parseAmount(error.details[0] ?? '')
    : undefined

/**
 * Shows the popup if the server finds goals over budget: another tab may have changed them since
 * (TRACKER-101).
 */
export const showIfOverBudget = (error: unknown): void => {
  const over = overBudgetOf(error)
  if (over !== undefined) void showOverBudget(over)
}

/**
 * The sentence for a refusal with amounts. Uses the server's amounts, which may differ from those on the
 * screen.
 */
const withAmounts = ({ code, details }: CallError): string | undefined => {
  const [first, second] = details.map((detail) => {
    const amount = parseAmount(detail)
    return amount === undefined ? undefined : formatUsd(amount)
  })
  if (code === 'tracker.income_shortfall' && first)
    return `${t(copy.shortfall)} ${t(copy.shortfallRest, { amount: first })}`
  if (code === 'tracker.trustee_exceeds_income' && first && second)
    return t(copy.excess, { income: first, excess: second })
  return undefined
}
