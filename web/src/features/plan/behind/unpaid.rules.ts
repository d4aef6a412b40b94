/** Which installments are not paid today, and what is left of each. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, larger, subtract } from '@yoursuccess/contract/core/money'
import type { PlanInstallment } from '@yoursuccess/contract/plan/plan-progress'
import { centsOf } from '../../../lib/amounts.rules.ts'

interface Unpaid {
  kind: PlanInstallment['kind']
  dueOn: string
  amount: string
  restCents: Cents
}

/** Those whose due day has passed, and what is due today, by due day. */
export const unpaidOf = (
  installments: readonly PlanInstallment[],
  today: CalendarDate | undefined,
): Unpaid[] =>
  installments
    .filter(
      ({ status, due_on }) =>
        status === 'missed' || status === 'short' || (status === 'due' && due_on === today),
    )
    .map(({ kind, due_on: dueOn, amount, applied, posted }) => ({
      kind,
      dueOn,
      amount,
      restCents: subtract(centsOf(amount), larger(centsOf(applied), centsOf(posted))),
    }))
