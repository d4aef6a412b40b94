/** For the forecast: the next payments to the trustee with who pays each, so that nobody sends money that is paid another way. */
import { BY_CUSTOMER, payerByPlan, type TrusteePayer } from '@yoursuccess/contract/autopay/payer.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { type ComingDeps, listComingPayments, listWages } from './planned-payments.ts'
import { broughtByWages } from './setaside.rules.ts'
import type { ComingPayment } from './share-of-pay.rules.ts'

/** A payment that an employer is expected to bring in full. */
export interface BroughtPayment {
  dueOn: CalendarDate
  sendOn: CalendarDate
  amountCents: Cents
}

export interface ComingRead {
  /** The earliest first. */
  payments: (ComingPayment & { payer: TrusteePayer })[]
  brought: BroughtPayment[]
}

export const readComing = async (deps: ComingDeps, tx: Db, customerId: number): Promise<ComingRead> => {
  const coming = (await listComingPayments(deps, tx, [customerId])).get(customerId) ?? []
  const { paidBy = [], wageOrder = null } = (await deps.plan.findPaidBy(tx, customerId)) ?? {}
  // What a wage order does not bring is not expected of the employer.
  const isRest = wageOrder !== null && wageOrder.scheduleId !== null
  const payerOfOne = ({ payer = payerByPlan(paidBy) }: ComingPayment) =>
    payer.by === 'employer' && isRest ? BY_CUSTOMER : payer
  const brought = isRest ? await listBrought(deps, tx, customerId) : []
  return {
    payments: coming.map((payment) => ({ ...payment, payer: payerOfOne(payment) })),
    brought: brought.filter(({ dueOn }) => !coming.some((payment) => payment.dueOn === dueOn)),
  }
}

const listBrought = async (deps: ComingDeps, tx: Db, customerId: number): Promise<BroughtPayment[]> => {
  const installments = (await deps.plan.listInstallmentsOf(tx, [customerId])).get(customerId) ?? []
  const wages = (await listWages(deps, tx, [customerId])).get(customerId)
  return broughtByWages(installments, wages, deps.clock.today())
}
