import * as z from 'zod'
import { endpoint, idInput, idParams, ignoredField } from '../core/endpoint.ts'
import { TRUSTEE_PAYMENT } from './tracker-categories.ts'
import {
  tracker,
  incomeGoal,
  expenseGoal,
  incomeCategoryInput,
  incomeNameInput,
  expenseCategoryInput,
  descriptionInput,
  incomeAmountInput,
  goalAmountInput,
  trusteeAmountInput,
  month,
  monthQuery,
  incomeGoals,
  expenseGoals,
  pick,
  MAX_GOALS,
} from './tracker-fields.ts'
import { REQUIRED } from '../core/field.messages.ts'

export const listIncomeGoals = endpoint('GET /api/income_goals', {
  summary: 'Income goals of a month (default: this one)',
  access: tracker,
  query: monthQuery,
  replies: { 200: incomeGoals },
})

export const saveIncomeGoals = endpoint('POST /api/income_goals/create_update_goals', {
  summary: 'Create or update income goals of a month, all or nothing; goals that are not listed stay', // TRACKER-148
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
            name: incomeNameInput,
            effective_date: ignoredField,
          }),
        )
        .max(MAX_GOALS),
    }),
  }),
  idempotent: 'accepted',
  replies: { 200: incomeGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.income_shortfall', 'tracker.duplicate_income'),
  ids: { 'body.income_goal.items.id': 'income_goal' },
})

const incomeGoalIds = { 'params.id': 'income_goal' }

export const getIncomeGoal = endpoint('GET /api/income_goals/:id', {
  summary: 'One income goal',
  access: tracker,
  params: idParams,
  replies: { 200: z.strictObject({ income_goal: incomeGoal }) },
  ids: incomeGoalIds,
})

export const updateIncomeGoal = endpoint('PUT /api/income_goals/:id', {
  summary: 'Change one income goal; answers the goals of its month',
  access: tracker,
  params: idParams,
  body: z.strictObject({
    month,
    income_goal: z.strictObject({
      amount: incomeAmountInput,
      category: incomeCategoryInput,
      name: incomeNameInput,
      effective_date: ignoredField,
    }),
  }),
  replies: { 200: incomeGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.income_shortfall', 'tracker.duplicate_income'),
  ids: incomeGoalIds,
})

export const deleteIncomeGoal = endpoint('DELETE /api/income_goals/:id', {
  summary: 'Delete one income goal; answers the goals that remain',
  access: tracker,
  params: idParams,
  query: monthQuery,
  replies: { 200: incomeGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.income_shortfall'),
  ids: incomeGoalIds,
})

export const listExpenseGoals = endpoint('GET /api/expense_goals', {
  summary: 'Expense goals and trustee payment of a month (default: this one)',
  access: tracker,
  query: monthQuery,
  replies: { 200: expenseGoals },
})

const oneExpenseGoal = z.strictObject({
  month,
  expense_goal: z.strictObject({
    amount: goalAmountInput,
    category: expenseCategoryInput,
    description: descriptionInput,
    effective_date: ignoredField,
  }),
})

export const createExpenseGoal = endpoint('POST /api/expense_goals', {
  summary: 'Add one expense goal',
  access: tracker,
  body: oneExpenseGoal,
  idempotent: 'accepted',
  replies: { 201: expenseGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.over_budget', 'tracker.duplicate_category'),
})

/** One goal in a bulk save: the trustee payment, or a goal for an expense category (TRACKER-152). */
const goalToSave = z.discriminatedUnion(
  'category',
  [
    z.strictObject({
      /** A prefilled goal has no id, so its id may be null. */
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

export const saveExpenseGoals = endpoint('POST /api/expense_goals/create_update_goals', {
  summary: 'Create or update expense goals and the trustee payment of a month, all or nothing', // TRACKER-148
  access: tracker,
  body: z.strictObject({
    month,
    expense_goal: z.strictObject({ items: z.array(goalToSave).max(MAX_GOALS) }),
  }),
  idempotent: 'accepted',
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

export const getExpenseGoal = endpoint('GET /api/expense_goals/:id', {
  summary: 'One expense goal',
  access: tracker,
  params: idParams,
  replies: { 200: z.strictObject({ expense_goal: expenseGoal }) },
  ids: expenseGoalIds,
})

export const updateExpenseGoal = endpoint('PUT /api/expense_goals/:id', {
  summary: 'Change one expense goal; answers the goals of its month',
  access: tracker,
  params: idParams,
  body: oneExpenseGoal,
  replies: { 200: expenseGoals },
  refuses: pick(
    'tracker.month_not_plannable',
    'tracker.over_budget',
    'tracker.duplicate_category',
    'tracker.trustee_payment_kept',
  ),
  ids: expenseGoalIds,
})

export const deleteExpenseGoal = endpoint('DELETE /api/expense_goals/:id', {
  summary: 'Delete one expense goal, never the trustee payment; answers the goals that remain',
  access: tracker,
  params: idParams,
  query: monthQuery,
  replies: { 200: expenseGoals },
  refuses: pick('tracker.month_not_plannable', 'tracker.trustee_payment_kept'),
  ids: expenseGoalIds,
})
