/** Records, inputs and refusals that the tracker's goals, items and months share. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { dayReply, monthInput } from '../core/day-fields.ts'
import { textInput } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { amountInput, amountReply } from '../core/money.ts'
import {
  EXPENSE_CATEGORIES,
  INCOME_CATEGORIES,
  SELECTABLE_EXPENSE_CATEGORIES,
  TRUSTEE_PAYMENT,
} from './tracker-categories.ts'
import { GOAL_AMOUNT, INCOME_AMOUNT, TRUSTEE_AMOUNT } from './tracker.messages.ts'
import { REQUIRED } from '../core/field.messages.ts'

export const tracker = { who: 'customer', states: OPEN_ACCOUNT, feature: 'paymentTracker' } as const

export const incomeGoal = z.strictObject({
  id: z.int(),
  amount: amountReply,
  category: z.enum(INCOME_CATEGORIES),
  /** Distinguishes sources of one category, such as two salaries. Empty if there is only one. */
  name: z.string(),
  effective_date: dayReply,
})
export type IncomeGoal = z.infer<typeof incomeGoal>

export const expenseGoal = z.strictObject({
  id: z.int(),
  amount: amountReply,
  category: z.enum(EXPENSE_CATEGORIES),
  description: z.string().nullable(),
  effective_date: dayReply,
})
export type ExpenseGoal = z.infer<typeof expenseGoal>

export const trusteePayment = z.strictObject({
  id: z.int(),
  amount: amountReply,
  category: z.literal(TRUSTEE_PAYMENT),
  fixed: z.literal(true),
  effective_date: dayReply,
  /** Day of the month on which the trustee payment is due (TRACKER-42). Null until the customer enters it. */
  due_day: z.int().min(1).max(31).nullable(),
})
export type TrusteePayment = z.infer<typeof trusteePayment>

export const expenseItem = z.strictObject({
  id: z.int(),
  amount: amountReply,
  category: z.enum(EXPENSE_CATEGORIES).nullable(),
  description: z.string().nullable(),
  effective_date: dayReply,
  external: z.boolean(),
  created_at: z.iso.datetime(),
  /** The item from which this one was split (TRACKER-138). */
  expense_item_id: z.int().nullable(),
  /**
   * True for items made from a transaction: their amount and date are fixed, and they cannot be deleted
   * (TRACKER-142).
   */
  from_transaction: z.boolean(),
})
export type ExpenseItem = z.infer<typeof expenseItem>

export const incomeCategoryInput = z.enum(INCOME_CATEGORIES, { error: REQUIRED })
export const expenseCategoryInput = z.enum(SELECTABLE_EXPENSE_CATEGORIES, { error: REQUIRED })
export const incomeNameInput = textInput(60).nullish()
export const descriptionInput = textInput(200).nullish()

/**
 * A required amount. An empty field and an invalid amount have different messages (TRACKER-37, TRACKER-89,
 * TRACKER-99).
 */
const requiredAmount = (message: string) =>
  z
    .union([z.string().max(32), z.number()], {
      error: ({ input }) => (input === undefined || input === null ? REQUIRED : message),
    })
    .refine((value) => typeof value === 'number' || value.trim() !== '', { error: REQUIRED, abort: true })
    .pipe(amountInput(message))
export const incomeAmountInput = requiredAmount(INCOME_AMOUNT)
export const goalAmountInput = requiredAmount(GOAL_AMOUNT)
export const trusteeAmountInput = requiredAmount(TRUSTEE_AMOUNT)

export const month = monthInput.nullish()
export const monthQuery = z.strictObject({ month: monthInput.optional() })

export const incomeGoals = z.strictObject({ income_goals: z.array(incomeGoal) })
/** The trustee payment is stored as a goal (TRACKER-34), but replies have it in its own field. */
export const expenseGoals = z.strictObject({
  expense_goals: z.array(expenseGoal),
  trustee_payment: trusteePayment.nullable(),
})
export const expenseItems = z.strictObject({ expense_items: z.array(expenseItem) })

/** Some refusals have amounts in `details`, in dollars with two decimals. */
export const trackerRefusals = refusals({
  'tracker.month_not_plannable': [422, 'You can only change goals for this month and next month.'],
  'tracker.month_closed': [
    422,
    'That day is too far back. You can add spending, or change an amount or day, only for the last seven years.',
  ],
  'tracker.day_ahead': [422, 'Choose today or an earlier day. Plan future spending in your goals.'],
  'tracker.date_outside_month': [422, 'Choose a day in the selected month.'],
  'tracker.duplicate_category': [422, 'You already have a goal for this category. Change that one instead.'],
  'tracker.duplicate_income': [422, 'Each income of the same type needs its own name.'],
  /** `details` contains the amount above the budget. */
  'tracker.over_budget': [
    422,
    'Your goals and trustee payment add up to more than your income. Nothing was saved.',
  ],
  /** `details` contains the amount that is missing to cover the trustee payment. */
  'tracker.income_shortfall': [
    422,
    'You have not entered enough income to cover your monthly trustee payment. Please verify your income and trustee payment amounts.',
  ],
  /** `details` contains the income and the amount above it. */
  'tracker.trustee_exceeds_income': [
    422,
    'You have exceeded your income with your expense goals and this trustee payment. Nothing was saved.',
  ],
  'tracker.trustee_payment_kept': [
    422,
    "You can't delete the trustee payment, but you can change its amount.",
  ],
  'tracker.item_from_transaction': [
    422,
    "This came from a transaction in your account, so you can't delete it or change its amount or day.",
  ],
  'tracker.already_split': [409, 'You already split this. Its parts are in the list.'],
  'tracker.split_sum': [422, 'The parts must add up to the original amount.'],
  'tracker.nothing_to_approve': [422, 'Enter your trustee payment, income and expense goals first.'],
})
export type TrackerCode = keyof typeof trackerRefusals
export const pick = picking(trackerRefusals)

/** The most goals in one bulk save, and the most parts in one split. */
export const MAX_GOALS = 50
