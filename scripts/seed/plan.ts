/**
 * What a persona does in the tracker each month: sets goals, approves them, gives most items a category, and
 * records the trustee payment.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { callJson, type SeedTarget } from './calls.ts'

const INCOME = [
  { amount: '3240.80', category: 'salary' },
  { amount: '150.00', category: 'family_support_payment' },
]
const TRUSTEE = { amount: '465.00', category: 'trustee_payment', due_day: 25 }
const EXPENSES = [
  { amount: '1145.00', category: 'housing' },
  { amount: '287.50', category: 'car_payment' },
  { amount: '180.00', category: 'utilities' },
  { amount: '400.00', category: 'food_and_housekeeping_supplies' },
  { amount: '210.00', category: 'childcare_and_childrens_education' },
  { amount: '110.00', category: 'transportation' },
  { amount: '130.00', category: 'insurance' },
  { amount: '60.00', category: 'medical_and_dental_expenses' },
  { amount: '40.00', category: 'entertainment' },
]

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

export const planMonth = async (
  target: SeedTarget,
  token: string,
  { month, isFirst }: { month: CalendarDate; isFirst: boolean },
): Promise<void> => {
  const call = <Reply>(method: string, path: string, body?: unknown) =>
    callJson<Reply>(`${target.url}/api${path}`, method, body, token)

  await call('POST', '/income_goals/create_update_goals', { month, income_goal: { items: INCOME } })
  await call('POST', '/expense_goals/create_update_goals', {
    month,
    expense_goal: { items: [TRUSTEE, ...EXPENSES] },
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
  await call('POST', '/expense_items', {
    month,
    expense_item: {
      amount: TRUSTEE.amount,
      category: TRUSTEE.category,
      effective_date: addDays(month, 0),
      external: true,
      description: 'Chapter 13 trustee, paid by money order',
    },
  })
}
