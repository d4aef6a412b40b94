/** Where shares learn what will be sent to the trustee. Nothing else in this feature asks for it. */
import type { Db } from '@yoursuccess/database/database'
import type { SetasideDeps } from './setaside.deps.ts'
import { comingPayments, withExpected } from './setaside.rules.ts'
import type { ComingPayment } from './share-of-pay.rules.ts'

/** The next payments by customer, the earliest first, with a few statements for any number of customers. */
export const listComingPayments = async (
  { autopay, plan, clock }: Pick<SetasideDeps, 'autopay' | 'plan' | 'clock'>,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, ComingPayment[]>> => {
  const planned = await autopay().listComing(tx, customerIds)
  // Without autopay, the customer pays each installment by hand.
  const byHand = customerIds.filter((customerId) => !planned.has(customerId))
  const installments = await plan.listInstallmentsOf(tx, byHand)
  // Autopay may have been stopped since.
  const expected = await autopay().listExpectedPulls(tx, byHand)
  const today = clock.today()
  return new Map([
    ...planned,
    ...[...installments].map(
      ([customerId, own]) =>
        [customerId, comingPayments(withExpected(own, expected.get(customerId)), today)] as const,
    ),
  ])
}
