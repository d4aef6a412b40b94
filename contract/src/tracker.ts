import * as z from 'zod'
import { calendarDate, dayReply, monthInput } from './calendar-date.ts'
import { endpoint, idInput, idParams, ignoredField, textInput } from './endpoint.ts'
import { refusals } from './error.ts'
import { amountInput, amountReply } from './money.ts'
import { OPEN_ACCOUNT } from './access.ts'
import {
  EXPENSE_CATEGORIES,
  INCOME_CATEGORIES,
  SELECTABLE_EXPENSE_CATEGORIES,
  TRUSTEE_PAYMENT,
} from './tracker-categories.ts'

const tracker = { who: 'customer', states: OPEN_ACCOUNT, feature: 'paymentTracker' } as const

const REQUIRED = 'This field is required'
/** The stated sentences, with their stated oddities (AMB-030). */
export const INCOME_AMOUNT_MESSAGE = 'Monthly amount must be a valid number with a maximum of 2 decimal.'
export const GOAL_AMOUNT_MESSAGE = 'The trust payment must be a valid number with a maximum of 2 decimal.'
export const TRUSTEE_AMOUNT_MESSAGE = 'Must be a valid number with a maximum of 2 decimals.'

export const incomeGoal = z.strictObject({
  id: z.int(),
  amount: amountReply,
  category: z.enum(INCOME_CATEGORIES),
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
  /** Day of the month by which the trustee wants the money (decision 23); null until the customer said so. */
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
  /** The item that this one was split from (AMB-166). */
  expense_item_id: z.int().nullable(),
  /** True for items made from a transaction: amount and date are fixed, and it cannot be deleted (AMB-165). */
  from_transaction: z.boolean(),
})
export type ExpenseItem = z.infer<typeof expenseItem>

export const incomeCategoryInput = z.enum(INCOME_CATEGORIES, { error: REQUIRED })
export const expenseCategoryInput = z.enum(SELECTABLE_EXPENSE_CATEGORIES, { error: REQUIRED })
export const descriptionInput = textInput(200).nullish()

/** An amount that must be there (VAL-077, VAL-081, VAL-084): an empty field says so, a wrong one says what is wrong. */
const requiredAmount = (message: string) =>
  z
    .union([z.string().max(32), z.number()], {
      error: ({ input }) => (input === undefined || input === null ? REQUIRED : message),
    })
    .refine((value) => typeof value === 'number' || value.trim() !== '', { error: REQUIRED, abort: true })
    .pipe(amountInput(message))
export const incomeAmountInput = requiredAmount(INCOME_AMOUNT_MESSAGE)
export const goalAmountInput = requiredAmount(GOAL_AMOUNT_MESSAGE)
export const trusteeAmountInput = requiredAmount(TRUSTEE_AMOUNT_MESSAGE)

const month = monthInput.nullish()
const monthQuery = z.strictObject({ month: monthInput.optional() })

const incomeGoals = z.strictObject({ income_goals: z.array(incomeGoal) })
/** The trustee payment is stored as a goal (D2 section 3); on the wire it lies beside the goals, not among them. */
const expenseGoals = z.strictObject({
  expense_goals: z.array(expenseGoal),
  trustee_payment: trusteePayment.nullable(),
})
const expenseItems = z.strictObject({ expense_items: z.array(expenseItem) })

/** `details` carries amounts of money with two decimals, where a refusal below names them. */
export const trackerRefusals = refusals({
  'tracker.month_not_plannable': [422, 'Goals can be planned for this month and the next one.'],
  'tracker.month_closed': [
    422,
    'Amounts and days can be entered and changed for last month, this month and the next one.',
  ],
  'tracker.date_outside_month': [422, 'The day must lie in the chosen month.'],
  'tracker.duplicate_category': [422, 'Each category can have one goal a month.'],
  /** details: by how much. */
  'tracker.over_budget': [422, 'This goal would go over your budget.'],
  /** details: what is missing to cover the trustee payment. */
  'tracker.income_shortfall': [
    422,
    'You have not entered enough income to cover your monthly trustee payment. Please verify your income and trustee payment amounts.',
  ],
  /** details: income, excess. */
  'tracker.trustee_exceeds_income': [
    422,
    'You have exceeded your income with your expenses and this trustee payment.',
  ],
  'tracker.trustee_payment_kept': [422, 'The trustee payment cannot be deleted.'],
  'tracker.item_from_transaction': [
    422,
    'This item was made from a transaction. Its amount and date cannot be changed.',
  ],
  'tracker.already_split': [409, 'This item is already split.'],
  'tracker.split_sum': [422, 'The parts must add up to the original amount.'],
  'tracker.nothing_to_approve': [422, 'Please enter your trustee payment, income and expense goals first.'],
})
export type TrackerCode = keyof typeof trackerRefusals
const pick = <const Code extends TrackerCode>(...codes: Code[]) =>
  Object.fromEntries(codes.map((code) => [code, trackerRefusals[code]])) as Pick<typeof trackerRefusals, Code>

/** Largest number of goals in one bulk save, and of parts in one split. */
const MOST_GOALS = 50

export const listIncomeGoals = endpoint({
  method: 'GET',
  path: '/api/income_goals',
  summary: 'Income goals of a month (default: this one)',
  access: tracker,
  query: monthQuery,
  replies: { 200: incomeGoals },
})

export const saveIncomeGoals = endpoint({
  method: 'POST',
  path: '/api/income_goals/create_update_goals',
  summary:
    'Create or update income goals of a month, all or nothing; goals that are not listed stay (AMB-162)',
  access: tracker,
  body: z.strictObject({
    month,
    income_goal: z.strictObject({
      items: z
        .array(
          z.strictObject({
            id: idInput.nullish(),
            amount: incomeAmountInput,
            category: incomeCategoryInput,
            effective_date: ignoredField,
          }),
        )
        .max(MOST_GOALS),
    }),
  }),
  replies: { 200: incomeGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.income_shortfall', 'tracker.duplicate_category'),
  ids: { 'body.income_goal.items.id': 'income_goal' },
})

const incomeGoalIds = { 'params.id': 'income_goal' }

export const getIncomeGoal = endpoint({
  method: 'GET',
  path: '/api/income_goals/:id',
  summary: 'One income goal',
  access: tracker,
  params: idParams,
  replies: { 200: z.strictObject({ income_goal: incomeGoal }) },
  ids: incomeGoalIds,
})

export const updateIncomeGoal = endpoint({
  method: 'PUT',
  path: '/api/income_goals/:id',
  summary: 'Change one income goal; answers the goals of its month',
  access: tracker,
  params: idParams,
  body: z.strictObject({
    month,
    income_goal: z.strictObject({
      amount: incomeAmountInput,
      category: incomeCategoryInput,
      effective_date: ignoredField,
    }),
  }),
  replies: { 200: incomeGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.income_shortfall', 'tracker.duplicate_category'),
  ids: incomeGoalIds,
})

export const deleteIncomeGoal = endpoint({
  method: 'DELETE',
  path: '/api/income_goals/:id',
  summary: 'Delete one income goal; answers the goals that remain',
  access: tracker,
  params: idParams,
  query: monthQuery,
  replies: { 200: incomeGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.income_shortfall'),
  ids: incomeGoalIds,
})

export const listExpenseGoals = endpoint({
  method: 'GET',
  path: '/api/expense_goals',
  summary: 'Expense goals and trustee payment of a month (default: this one)',
  access: tracker,
  query: monthQuery,
  replies: { 200: expenseGoals },
})

export const createExpenseGoal = endpoint({
  method: 'POST',
  path: '/api/expense_goals',
  summary: 'Add one expense goal',
  access: tracker,
  body: z.strictObject({
    month,
    expense_goal: z.strictObject({
      amount: goalAmountInput,
      category: expenseCategoryInput,
      description: descriptionInput,
      effective_date: ignoredField,
    }),
  }),
  replies: { 201: expenseGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.over_budget', 'tracker.duplicate_category'),
})

/** One goal of a bulk save: a goal of a category, or the trustee payment (D2:227). */
const goalToSave = z.discriminatedUnion(
  'category',
  [
    z.strictObject({
      /** Null, as in a prefilled goal, is the same as none. */
      id: idInput.nullish(),
      amount: trusteeAmountInput,
      category: z.literal(TRUSTEE_PAYMENT),
      due_day: z.int().min(1).max(31).nullish(),
      description: ignoredField,
      effective_date: ignoredField,
      fixed: ignoredField,
    }),
    z.strictObject({
      id: idInput.nullish(),
      amount: goalAmountInput,
      category: expenseCategoryInput,
      description: descriptionInput,
      effective_date: ignoredField,
      fixed: ignoredField,
    }),
  ],
  { error: REQUIRED },
)

export const saveExpenseGoals = endpoint({
  method: 'POST',
  path: '/api/expense_goals/create_update_goals',
  summary: 'Create or update expense goals and the trustee payment of a month, all or nothing (AMB-162)',
  access: tracker,
  body: z.strictObject({
    month,
    expense_goal: z.strictObject({ items: z.array(goalToSave).max(MOST_GOALS) }),
  }),
  replies: { 200: expenseGoals },
  refuses: pick(
    'tracker.month_not_plannable',
    'tracker.over_budget',
    'tracker.trustee_exceeds_income',
    'tracker.duplicate_category',
  ),
  ids: { 'body.expense_goal.items.id': 'expense_goal' },
})

const expenseGoalIds = { 'params.id': 'expense_goal' }

export const getExpenseGoal = endpoint({
  method: 'GET',
  path: '/api/expense_goals/:id',
  summary: 'One expense goal',
  access: tracker,
  params: idParams,
  replies: { 200: z.strictObject({ expense_goal: expenseGoal }) },
  ids: expenseGoalIds,
})

export const updateExpenseGoal = endpoint({
  method: 'PUT',
  path: '/api/expense_goals/:id',
  summary: 'Change one expense goal; answers the goals of its month',
  access: tracker,
  params: idParams,
  body: z.strictObject({
    month,
    expense_goal: z.strictObject({
      amount: goalAmountInput,
      category: expenseCategoryInput,
      description: descriptionInput,
      effective_date: ignoredField,
    }),
  }),
  replies: { 200: expenseGoals },
  refuses: pick(
    'tracker.month_not_plannable',
    'tracker.over_budget',
    'tracker.duplicate_category',
    'tracker.trustee_payment_kept',
  ),
  ids: expenseGoalIds,
})

export const deleteExpenseGoal = endpoint({
  method: 'DELETE',
  path: '/api/expense_goals/:id',
  summary: 'Delete one expense goal, never the trustee payment; answers the goals that remain',
  access: tracker,
  params: idParams,
  query: monthQuery,
  replies: { 200: expenseGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.trustee_payment_kept'),
  ids: expenseGoalIds,
})

const monthOfPlan = {
  income_goals: z.array(incomeGoal.extend({ id: z.int().nullable() })),
  expense_goals: z.array(expenseGoal.extend({ id: z.int().nullable() })),
  trustee_payment: trusteePayment.extend({ id: z.int().nullable() }).nullable(),
}

export const getMonthlyGoals = endpoint({
  method: 'GET',
  path: '/api/payment_tracking/monthly_goals',
  summary:
    "A month's goals; with prefil=true, what it has none of comes from the latest earlier month, without ids (AMB-058)",
  access: tracker,
  query: z.strictObject({ month: monthInput.optional(), prefil: z.enum(['true', 'false']).optional() }),
  replies: { 200: z.strictObject(monthOfPlan) },
})

export const getPaymentTracking = endpoint({
  method: 'GET',
  path: '/api/payment_tracking',
  summary: 'Goals, items and months of the tracker (AMB-059)',
  access: tracker,
  query: monthQuery,
  replies: {
    200: z.strictObject({
      income_goals: z.array(incomeGoal),
      expense_goals: z.array(expenseGoal),
      expense_items: z.array(expenseItem),
      trustee_payment: trusteePayment.nullable(),
      /** Sum of the goals without the trustee payment, in dollars; a number, as stated (AMB-080). */
      expense_goal: z.number(),
      /** Month starts, newest first (AMB-081). */
      months_in_payment_tracking: z.array(dayReply),
    }),
  },
})
export type PaymentTracking = z.infer<(typeof getPaymentTracking)['replies'][200]>

export const getTotalExpenseGoal = endpoint({
  method: 'GET',
  path: '/api/payment_tracking/total_expense_goal',
  summary: 'Sum of the month’s goals without the trustee payment',
  access: tracker,
  query: monthQuery,
  replies: { 200: z.strictObject({ total_expense_goal: z.number() }) },
})

export const successTrackerInfo = z.strictObject({
  status: z.enum(['not_started', 'needs_approval', 'approved']),
  get_started_completed_at: z.iso.datetime().nullable(),
  budget_last_approved_at: dayReply.nullable(),
})
const trackerInfoReply = z.strictObject({ success_tracker_info: successTrackerInfo })
/** "Now" values are the server's own time; only a date of a plannable month counts (AMB-125). */
const approvedAt = z.union([calendarDate, z.iso.datetime({ offset: true })])

export const getTrackerInfo = endpoint({
  method: 'GET',
  path: '/api/success_tracker_infos',
  summary: 'How far the customer is with the tracker',
  access: tracker,
  replies: { 200: trackerInfoReply },
})

export const createTrackerInfo = endpoint({
  method: 'POST',
  path: '/api/success_tracker_infos',
  summary: 'The first approval: the get-started wizard is finished',
  access: tracker,
  body: z.strictObject({
    success_tracker_info: z.strictObject({
      get_started_completed_at: ignoredField,
      budget_last_approved_at: ignoredField,
    }),
  }),
  replies: { 201: trackerInfoReply },
  refuses: pick('tracker.nothing_to_approve'),
})

export const updateTrackerInfo = endpoint({
  method: 'PUT',
  path: '/api/success_tracker_infos',
  summary: 'Approve the budget of a month',
  access: tracker,
  body: z.strictObject({ success_tracker_info: z.strictObject({ budget_last_approved_at: approvedAt }) }),
  replies: { 200: trackerInfoReply },
  refuses: pick('tracker.month_not_plannable', 'tracker.nothing_to_approve'),
})

export const listExpenseItems = endpoint({
  method: 'GET',
  path: '/api/expense_items',
  summary: 'Expense items of a month or a range of days, or those without a category (AMB-224)',
  access: tracker,
  query: z.strictObject({
    month: monthInput.optional(),
    start_date: calendarDate.optional(),
    end_date: calendarDate.optional(),
    uncategorized: z.enum(['true', 'false']).optional(),
  }),
  replies: { 200: expenseItems },
})

/** A trustee payment made elsewhere is recorded as external spending; one made here is marked as such. */
const itemCategoryInput = z.enum([...SELECTABLE_EXPENSE_CATEGORIES, TRUSTEE_PAYMENT], { error: REQUIRED })

export const createExpenseItem = endpoint({
  method: 'POST',
  path: '/api/expense_items',
  summary: 'Add an expense item, external or not; answers the items of the month',
  access: tracker,
  body: z.strictObject({
    month,
    expense_item: z
      .strictObject({
        amount: goalAmountInput,
        category: itemCategoryInput,
        /** Required for external spending (VAL-088); else today, or the first day of another month (AMB-167). */
        effective_date: calendarDate.nullish(),
        external: z.boolean(),
        description: descriptionInput,
      })
      .refine((item) => !item.external || item.effective_date, { path: ['effective_date'], error: REQUIRED }),
  }),
  replies: { 201: expenseItems },
  refuses: pick('tracker.month_closed', 'tracker.date_outside_month'),
})

const itemIds = { 'params.id': 'expense_item' }
const itemUpdate = {
  path: '/api/expense_items/:id',
  access: tracker,
  params: idParams,
  body: z.strictObject({
    month,
    expense_item: z.strictObject({
      amount: goalAmountInput.optional(),
      category: itemCategoryInput.optional(),
      effective_date: calendarDate.nullish(),
      external: ignoredField,
      description: descriptionInput,
      id: ignoredField,
      created_at: ignoredField,
      expense_item_id: ignoredField,
      from_transaction: ignoredField,
    }),
  }),
  replies: { 200: expenseItems },
  refuses: pick(
    'tracker.month_closed',
    'tracker.date_outside_month',
    'tracker.item_from_transaction',
    'tracker.already_split',
  ),
  ids: itemIds,
} as const

export const updateExpenseItem = endpoint({
  ...itemUpdate,
  method: 'PUT',
  summary: 'Change one expense item',
})
/** The specification allows either verb (AMB-068). */
export const patchExpenseItem = endpoint({
  ...itemUpdate,
  method: 'PATCH',
  summary: 'Change one expense item',
})

export const deleteExpenseItem = endpoint({
  method: 'DELETE',
  path: '/api/expense_items/:id',
  summary: 'Delete an own or external item; answers the items of the month',
  access: tracker,
  params: idParams,
  query: monthQuery,
  replies: { 200: expenseItems },
  refuses: pick('tracker.month_closed', 'tracker.item_from_transaction', 'tracker.already_split'),
  ids: itemIds,
})

export const splitExpenseItem = endpoint({
  method: 'POST',
  path: '/api/expense_items/create_childen',
  summary: 'Split one item into several whose sum is exactly the original amount (AMB-166)',
  access: tracker,
  body: z.strictObject({
    month,
    expense_items: z
      .array(
        z.strictObject({
          amount: incomeAmountInput,
          category: expenseCategoryInput,
          external: ignoredField,
          effective_date: ignoredField,
          description: descriptionInput,
          expense_item_id: idInput,
        }),
      )
      .min(1)
      .max(MOST_GOALS)
      .refine(
        (parts) => new Set(parts.map((part) => part.expense_item_id)).size <= 1,
        'All parts must name one item',
      ),
  }),
  replies: { 201: expenseItems },
  refuses: pick('tracker.split_sum', 'tracker.already_split'),
  ids: { 'body.expense_items.expense_item_id': 'expense_item' },
})
