import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker-categories'

/** Offered on a first visit: a reminder that comes early does no harm (decision 23). */
const DEFAULT_DUE_DAY = 1

interface Saved {
  amount: string
  due_day: number | null
}

export const trusteeValuesOf = (saved: Saved | null) => ({
  amount: saved?.amount ?? '',
  dueDay: String(saved ? (saved.due_day ?? '') : DEFAULT_DUE_DAY),
})

/** The trustee payment as an item of the bulk save (TRK-42). */
export const trusteeItem = ({ amount, dueDay }: { amount: string; dueDay: string }) =>
  ({
    amount,
    category: TRUSTEE_PAYMENT,
    due_day: dueDay === '' ? null : Number(dueDay),
    fixed: true,
  }) as const
