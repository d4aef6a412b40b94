import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'

interface Saved {
  amount: string
  due_day: number | null
}

/** The due day is empty until the customer enters it, because only they know it. */
export const trusteeValuesOf = (saved: Saved | null) => ({
  amount: saved?.amount ?? '',
  dueDay: String(saved?.due_day ?? ''),
})

/** The trustee payment as an item of the bulk save (TRACKER-34). */
export const trusteeItem = ({ amount, dueDay }: { amount: string; dueDay: string }) =>
  ({
    amount,
    category: TRUSTEE_PAYMENT,
    due_day: dueDay === '' ? null : Number(dueDay),
    fixed: true,
  }) as const
