/** What the trustee's office says of the way in which autopay pays it. */
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, parseAmount } from '@yoursuccess/contract/core/money'
import { firstSendDay } from '@yoursuccess/contract/autopay/move-day.rules'
import type { AUTOPAY_METHODS, AutopayMode } from '@yoursuccess/contract/autopay/autopay'
import { modesFor } from '@yoursuccess/contract/autopay/parts.rules'
import { arrivalOn, type Posting } from '@yoursuccess/contract/trustees/posting.rules'
import type { PARTIALS } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Db } from '@yoursuccess/database/database'
import type { AutopayDeps } from './autopay.deps.ts'

export type Method = (typeof AUTOPAY_METHODS)[number]
export type TrusteeBiller = NonNullable<Awaited<ReturnType<AutopayDeps['bills']['findBiller']>>>

export interface OfficeTerms {
  posting: Posting
  partial: (typeof PARTIALS)[number]
  minCents: Cents | null
  feeCents: Cents
}

/** How the bank pays this biller. */
export const methodOf = ({ directoryRef }: Pick<TrusteeBiller, 'directoryRef'>): Method =>
  directoryRef === null ? 'bill_pay_check' : 'electronic'

/** An office that the directory does not list posts on the day of the arrival, and takes no parts as far as we know. */
export const termsOf = async (
  { trustees }: AutopayDeps,
  tx: Db,
  biller: TrusteeBiller,
): Promise<OfficeTerms> => {
  const kind = methodOf(biller)
  const [office] = await trustees.findOffices(tx, [biller])
  const method = office?.methods.find((each) => each.kind === kind)
  return {
    posting: { kind, posting_days: method?.posting_days ?? 0 },
    partial: method?.partial ?? 'unknown',
    minCents: (method?.min_amount && parseAmount(method.min_amount)) || null,
    feeCents: BILL_PAYMENT_FEE,
  }
}

/** Whether each share is sent automatically: as it was agreed to, while the office says that it takes parts. */
export const paysSplit = ({
  agreement,
  office,
}: {
  agreement: { mode: AutopayMode }
  office: Pick<OfficeTerms, 'partial'>
}): boolean => agreement.mode !== 'once' && modesFor(office.partial).includes(agreement.mode)

/** Nothing is sent automatically in the last hour before the cutoff, so that there is time for another try. */
const LAST_HOUR_MS = 3_600_000

/** The first day on which a payment would still count as sent on its day. */
export const firstOn = ({ billers, clock }: AutopayDeps, method: Method): CalendarDate => {
  const today = clock.today()
  const madeAt = new Date(clock.now().getTime() + LAST_HOUR_MS)
  const arrivesOn = billers.arrivalOf({ madeAt, isPaper: method === 'bill_pay_check' })
  return firstSendDay(today, arrivesOn > arrivalOn(today, method))
}
