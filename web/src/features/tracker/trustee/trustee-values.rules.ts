import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { formatAmount, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { paymentOfMonth } from '@yoursuccess/contract/plan/installments.rules'
import type { PlanInstallment } from '@yoursuccess/contract/plan/plan-progress'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import { trusteeDueOn } from '@yoursuccess/contract/tracker/tracker.rules'

interface Saved {
  amount: string
  due_day: number | null
}

export interface TrusteeValues {
  amount: string
  /** '1' to '31', or empty while unknown. */
  dueDay: string
}

/** The due day is empty until the customer enters it, because only they know it. */
export const trusteeValuesOf = (saved: Saved | null): TrusteeValues => ({
  amount: saved?.amount ?? '',
  dueDay: String(saved?.due_day ?? ''),
})

/** The trustee payment of a month by the plan. Undefined for a month without an installment. */
export const plannedValuesOf = (
  installments: readonly PlanInstallment[],
  month: CalendarDate,
): TrusteeValues | undefined => {
  const planned = paymentOfMonth(
    installments.map((each) => ({
      month: day(each.month),
      dueOn: day(each.due_on),
      amountCents: parseAmount(each.amount) ?? ZERO,
    })),
    month,
  )
  return planned && { amount: formatAmount(planned.amountCents), dueDay: String(planned.dueDay) }
}

/** What of the plan's payment the values do not have (CASE-14). */
export const differenceFrom = (planned: TrusteeValues, values: TrusteeValues, month: CalendarDate) => ({
  amount: (parseAmount(planned.amount) ?? ZERO) !== (parseAmount(values.amount) ?? ZERO),
  // In a shorter month, the 31st is its last day, too.
  dueDay: dueOn(planned, month) !== dueOn(values, month),
})

const dueOn = ({ dueDay }: TrusteeValues, month: CalendarDate) =>
  dueDay === '' ? '' : trusteeDueOn(month, Number(dueDay))

/** The trustee payment as an item of the bulk save (TRACKER-34). */
export const trusteeItem = ({ amount, dueDay }: TrusteeValues) =>
  ({
    amount,
    category: TRUSTEE_PAYMENT,
    due_day: dueDay === '' ? null : Number(dueDay),
    fixed: true,
  }) as const
