/** A fake tracker server: one month of one customer. It remembers what the screens save. */
import * as months from '@yoursuccess/contract/tracker/tracker'
import { getCalendar } from '@yoursuccess/contract/tracker/calendar'
import { listCategorySuggestions } from '@yoursuccess/contract/tracker/category-suggestions'
import { listCategoryRules } from '@yoursuccess/contract/tracker/category-rules'
import * as goalCalls from '@yoursuccess/contract/tracker/tracker-goals'
import * as items from '@yoursuccess/contract/tracker/tracker-items'
import { listRecurringBills } from '@yoursuccess/contract/tracker/recurring'
import type {
  ExpenseGoal,
  ExpenseItem,
  IncomeGoal,
  TrusteePayment,
} from '@yoursuccess/contract/tracker/tracker-fields'
import type { TrackerStatus } from '@yoursuccess/contract/tracker/tracker.rules'
import { formatAmount, larger, parseAmount, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import { sampleTrusteeCard } from './trustee-card.ts'
import { type Handler, on, type WireRequest } from './wire.ts'

export const MONTH = '2026-11-01'

interface TrackerState {
  status: TrackerStatus
  income: IncomeGoal[]
  expenses: ExpenseGoal[]
  trustee: TrusteePayment | null
  items: ExpenseItem[]
}

export const emptyTracker = (): TrackerState => ({
  status: 'not_started',
  income: [],
  expenses: [],
  trustee: null,
  items: [],
})

/**
 * A month with income of 3,000.00; trustee 500.00, of which 200.00 is paid; goals of 1,500.00; spending of
 * 1,239.50, of which 39.50 has no category.
 */
export const sampleTracker = (): TrackerState => ({
  status: 'approved',
  income: [
    { id: 1, amount: '2800.00', category: 'salary', name: '', effective_date: MONTH },
    { id: 2, amount: '200.00', category: 'rent', name: '', effective_date: MONTH },
  ],
  expenses: [sampleGoal(11, 'housing', '1200.00'), sampleGoal(12, 'utilities', '300.00')],
  trustee: sampleTrustee('500.00'),
  items: [
    sampleItem({ id: 21, amount: '1200.00', category: 'housing', description: 'Maple Court' }),
    sampleItem({ id: 22, amount: '24.50', category: null, description: 'Thrift and Thread' }),
    sampleItem({
      id: 23,
      amount: '15.00',
      category: null,
      description: 'Streamline TV',
      effective_date: '2026-11-05',
    }),
    sampleItem({
      id: 24,
      amount: '200.00',
      category: 'trustee_payment',
      description: 'Money order',
      external: true,
      from_transaction: false,
    }),
  ],
})

/** The same goals, not saved yet: November takes them over from an earlier month, and waits for its approval. */
export const returningTracker = (): TrackerState => {
  const state = sampleTracker()
  // In the replies for the wizard, the id of such a goal is null.
  const unsaved = <Row extends object>(row: Row) => ({ ...row, id: null as unknown as number })
  return {
    ...state,
    status: 'needs_approval',
    income: state.income.map(unsaved),
    expenses: state.expenses.map(unsaved),
    trustee: unsaved(sampleTrustee('500.00')),
  }
}

/** The replies for a returning month after an October with its own goals, which are those of `october`. */
export const returningReplies = (state = returningTracker(), october = sampleTracker()): Handler[] => [
  ...trackerReplies(state),
  on(months.getMonthlyGoals, ({ query }) => goalsToPlan(query['month'] === '2026-10-01' ? october : state)),
]

const goalsToPlan = ({ income, expenses, trustee }: TrackerState) => ({
  income_goals: income,
  expense_goals: expenses,
  trustee_payment: trustee,
})

const isSaved = ({ id }: { id: number | null }) => id !== null

export const sampleGoal = (id: number, category: ExpenseGoal['category'], amount: string): ExpenseGoal => ({
  id,
  amount,
  category,
  description: null,
  effective_date: MONTH,
})

export const sampleTrustee = (amount: string): TrusteePayment => ({
  id: 10,
  amount,
  category: 'trustee_payment',
  fixed: true,
  effective_date: MONTH,
  due_day: 25,
})

export const sampleItem = (item: Partial<ExpenseItem>): ExpenseItem => ({
  id: 1,
  amount: '10.00',
  category: null,
  description: null,
  effective_date: '2026-11-09',
  external: false,
  created_at: '2026-11-09T15:00:00.000Z',
  expense_item_id: null,
  from_transaction: true,
  ...item,
})

export const trackerReplies = (state: TrackerState): Handler[] => {
  // Only the wizard's goals include those of an earlier month, which aren't saved yet.
  const goals = () => ({
    expense_goals: state.expenses.filter(isSaved),
    trustee_payment: state.trustee && isSaved(state.trustee) ? state.trustee : null,
  })
  const info = () => ({
    success_tracker_info: {
      status: state.status,
      get_started_completed_at: state.status === 'not_started' ? null : '2026-11-01T12:00:00.000Z',
      budget_last_approved_at: state.status === 'approved' ? MONTH : null,
    },
  })
  const approve = () => {
    state.status = 'approved'
    return info()
  }
  return [
    on(months.getTrackerInfo, info),
    on(months.createTrackerInfo, approve),
    on(months.updateTrackerInfo, approve),
    on(months.getMonthlyGoals, () => goalsToPlan(state)),
    on(months.getPaymentTracking, () => ({
      income_goals: state.income.filter(isSaved),
      ...goals(),
      expense_items: state.items,
      expense_goal: 0,
      months_in_payment_tracking: [MONTH, '2026-10-01'],
    })),
    on(months.getTrusteeCard, () => ({ trustee_card: cardOf(state) })),
    on(listCategoryRules, { category_rules: [] }),
    on(listCategorySuggestions, { category_suggestions: [] }),
    on(listRecurringBills, { recurring: [] }),
    on(getCalendar, { month: MONTH, entries: [] }),
    on(items.listExpenseItems, () => ({
      expense_items: state.items.filter(({ category }) => category === null),
    })),
    on(goalCalls.saveIncomeGoals, ({ body }) => {
      const { items } = (body as { income_goal: { items: IncomeGoal[] } }).income_goal
      state.income = items.map((item, at) => ({
        id: item.id ?? 100 + at,
        amount: asReply(item.amount),
        category: item.category,
        name: item.name,
        effective_date: MONTH,
      }))
      return { income_goals: state.income }
    }),
    on(goalCalls.saveExpenseGoals, ({ body }) => {
      const { items } = (body as { expense_goal: { items: (ExpenseGoal | TrusteePayment)[] } }).expense_goal
      for (const item of items) {
        if (item.category === 'trustee_payment') {
          const due_day = 'due_day' in item ? item.due_day : null
          state.trustee = { ...sampleTrustee(asReply(item.amount)), due_day }
        } else {
          state.expenses = [
            ...state.expenses.filter(({ category }) => category !== item.category),
            sampleGoal(item.id ?? 200 + state.expenses.length, item.category, asReply(item.amount)),
          ]
        }
      }
      return goals()
    }),
    on(goalCalls.createExpenseGoal, ({ body }) => {
      const { amount, category } = (body as { expense_goal: ExpenseGoal }).expense_goal
      state.expenses = [...state.expenses, sampleGoal(300, category, asReply(amount))]
      return goals()
    }),
    on(goalCalls.deleteExpenseGoal, ({ params }) => {
      state.expenses = state.expenses.filter(({ id }) => String(id) !== params['id'])
      return goals()
    }),
    on(items.createExpenseItem, (request) => {
      const item = itemOf(request)
      state.items = [
        ...state.items,
        sampleItem({
          ...item,
          id: 400,
          amount: asReply(item.amount),
          effective_date: item.effective_date ?? '2026-11-21',
          from_transaction: false,
        }),
      ]
      return { expense_items: state.items }
    }),
    on(items.updateExpenseItem, (request) => {
      const change = itemOf(request)
      state.items = state.items.map((item) =>
        String(item.id) === request.params['id']
          ? { ...item, ...change, amount: asReply(change.amount ?? item.amount) }
          : item,
      )
      return { expense_items: state.items }
    }),
    on(items.splitExpenseItem, ({ body }) => {
      const parts = (body as { expense_items: ExpenseItem[] }).expense_items
      const parent = parts[0]?.expense_item_id
      state.items = [
        ...state.items.filter(({ id }) => id !== parent),
        ...parts.map((part, at) => sampleItem({ ...part, id: 500 + at, amount: asReply(part.amount) })),
      ]
      return { expense_items: state.items }
    }),
  ]
}

/** The month's trustee card. The customer reported all its payments. */
const cardOf = ({ trustee, items: all }: TrackerState) => {
  const sent = all.filter(({ category }) => category === 'trustee_payment')
  const owed = trusteeOwedOf(trustee?.amount, sent)
  return sampleTrusteeCard({
    amount: trustee?.amount ?? null,
    unpaid: owed,
    owed,
    payments: sent.map(({ amount, effective_date: day }) => ({ amount, day, state: 'reported' })),
  })
}

const trusteeOwedOf = (amount: string | undefined, sent: readonly ExpenseItem[]) =>
  formatAmount(
    larger(
      ZERO,
      subtract(parseAmount(amount ?? '') ?? ZERO, sum(sent.map((item) => parseAmount(item.amount) ?? ZERO))),
    ),
  )

const itemOf = ({ body }: WireRequest) => (body as { expense_item: ExpenseItem }).expense_item

/** "1234.5" as the server writes it: "1234.50". */
const asReply = (amount: string) => {
  const [dollars = '0', fraction = ''] = amount.split('.')
  return `${dollars}.${fraction.padEnd(2, '0')}`
}
