/** The payments from which the guard of trustees learns which came back, and which are still on their way. */
import type { BillPaymentStatus } from '@yoursuccess/contract/bills/bill-payments'
import type { Db } from '@yoursuccess/database/database'
import { and, desc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { bankingDayOf } from '../../clock/clock.ts'
import type { BillPaymentFailure } from '../../partners/biller-network/port.ts'
import type { MadePayment } from '../trustees/trustees.service.ts'
import type { BillerRow } from './billers.queries.ts'
import { billers, billPayments } from './bills.tables.ts'

/** More than a customer ever has under way or gets back in the time that an office remembers. */
const MAX_PAYMENTS = 200

const UNDER_WAY: BillPaymentStatus[] = ['created', 'pending', 'mailed']
/** The payee did not return these: it never had them, or we stopped them. */
const NOT_BY_PAYEE: BillPaymentFailure[] = ['not_delivered', 'not_cashed', 'voided']

/** The customer's payments that are under way or that the payee returned, the newest first. */
export const listPaymentsToOffices = async (db: Db, customerId: number): Promise<MadePayment[]> => {
  const rows = await db
    .select({ payment: billPayments, biller: billers })
    .from(billPayments)
    .innerJoin(billers, and(eq(billers.id, billPayments.billerId), eq(billers.customerId, customerId)))
    .where(
      and(
        eq(billPayments.customerId, customerId),
        or(
          inArray(billPayments.status, UNDER_WAY),
          and(
            eq(billPayments.status, 'returned'),
            or(isNull(billPayments.failure), notInArray(billPayments.failure, NOT_BY_PAYEE)),
          ),
        ),
      ),
    )
    .orderBy(desc(billPayments.updatedAt), desc(billPayments.id))
    .limit(MAX_PAYMENTS)
  return rows.map(({ payment, biller }) => ({
    payee: biller,
    kind: kindOf(biller),
    state: payment.status === 'returned' ? 'returned' : 'under_way',
    amountCents: payment.amountCents,
    expectedOn: payment.expectedOn,
    since: bankingDayOf(payment.updatedAt),
  }))
}

/** How the bank pays this biller. */
export const kindOf = ({ directoryRef }: Pick<BillerRow, 'directoryRef'>) =>
  directoryRef === null ? ('bill_pay_check' as const) : ('electronic' as const)
