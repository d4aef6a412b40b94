/**
 * What a persona does in the tracker each month: sets goals, approves them, gives most items a category, and
 * records a trustee payment that was made elsewhere.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { callJson, type SeedTarget } from './calls.ts'

export interface Budget {
  income: readonly { amount: string; category: string }[]
  trustee: { amount: string; due_day: number }
  expenses: readonly { amount: string; category: string }[]
  /** Pays the trustee by money order instead of from the account. */
  paysElsewhere: boolean
}

/** The budget of personas with six months of history. */
export const HOUSEHOLD: Budget = {
  income: [
    { amount: '3240.80', category: 'salary' },
    { amount: '150.00', category: 'family_support_payment' },
  ],
  trustee: { amount: '465.00', due_day: 25 },
  expenses: [
    { amount: '1145.00', category: 'housing' },
    { amount: '287.50', category: 'car_payment' },
    { amount: '180.00', category: 'utilities' },
    { amount: '400.00', category: 'food_and_housekeeping_supplies' },
    { amount: '210.00', category: 'childcare_and_childrens_education' },
    { amount: '110.00', category: 'transportation' },
    { amount: '130.00', category: 'insurance' },
    { amount: '60.00', category: 'medical_and_dental_expenses' },
    { amount: '40.00', category: 'entertainment' },
  ],
  paysElsewhere: true,
}

/** Categories by the first words of the description. Other items stay uncategorized, as in real life. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'Maple Court': 'housing',
  'Prairie Power': 'utilities',
  'City Water': 'utilities',
  'Corner Market': 'food_and_housekeeping_supplies',
  'Fuel Stop': 'transportation',
  'Harbor Auto': 'car_payment',
  'Sunrise Family': 'medical_and_dental_expenses',
  'Little Oaks': 'childcare_and_childrens_education',
  'Guardian Mutual': 'insurance',
  'Brindlewater Mutual': 'insurance',
  'Lincoln Self Storage': 'housing',
}

interface Item {
  id: number
  description: string | null
  category: string | null
}

const TRUSTEE = 'trustee_payment'

export const trackMonth = async (
  target: SeedTarget,
  token: string,
  { month, isFirst, budget }: { month: CalendarDate; isFirst: boolean; budget: Budget },
): Promise<void> => {
  const call = <Reply>(method: string, path: string, body?: unknown) =>
    callJson<Reply>(`${target.url}/api${path}`, method, body, token)

  await call('POST', '/income_goals/create_update_goals', { month, income_goal: { items: budget.income } })
  await call('POST', '/expense_goals/create_update_goals', {
    month,
    expense_goal: { items: [{ ...budget.trustee, category: TRUSTEE }, ...budget.expenses] },
  })
  if (isFirst) await call('POST', '/success_tracker_infos', { success_tracker_info: {} })
  else
    await call('PUT', '/success_tracker_infos', { success_tracker_info: { budget_last_approved_at: month } })

  const { expense_items: items } = await call<{ expense_items: Item[] }>(
    'GET',
    `/expense_items?month=${month}`,
  )
  for (const item of items) {
    const known = Object.keys(CATEGORIES).find((words) => item.description?.startsWith(words))
    const category = known && CATEGORIES[known]
    if (category && !item.category)
      await call('PUT', `/expense_items/${item.id}`, { month, expense_item: { category } })
  }
  if (!budget.paysElsewhere) return
  await call('POST', '/expense_items', {
    month,
    expense_item: {
      amount: budget.trustee.amount,
      category: TRUSTEE,
      effective_date: addDays(month, 0),
      external: true,
      description: 'Chapter 13 trustee, paid by money order',
    },
  })
}
