/** Where shares learn what will be sent to the trustee. Nothing else in this feature asks for it. */
import type { Db } from '@yoursuccess/database/database'
import type { SetasideDeps } from './setaside.deps.ts'
import { comingPayments } from './setaside.rules.ts'
import type { ComingPayment } from './share-of-pay.rules.ts'

/** The next payments by customer, the earliest first, with a few statements for any number of customers. */
export const listComingPayments = async (
  { plan, clock }: Pick<SetasideDeps, 'plan' | 'clock'>,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, ComingPayment[]>> => {
  const installments = await plan.listInstallmentsOf(tx, customerIds)
  const today = clock.today()
  return new Map([...installments].map(([customerId, own]) => [customerId, comingPayments(own, today)]))
}
