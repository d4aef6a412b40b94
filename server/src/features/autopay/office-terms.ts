/** What the trustee's office says of the way in which autopay pays it. */
import type { AUTOPAY_METHODS, AutopayMode, PayingMethod } from '@yoursuccess/contract/autopay/autopay'
import { firstSendDay } from '@yoursuccess/contract/autopay/move-day.rules'
import { isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import { modesFor } from '@yoursuccess/contract/autopay/parts.rules'
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { arrivalOn, type Posting } from '@yoursuccess/contract/trustees/posting.rules'
import type { PARTIALS } from '@yoursuccess/contract/trustees/trustee-methods'
import type { TrusteeMethod } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import type { AutopayDeps } from './autopay.deps.ts'

type BankMethod = (typeof AUTOPAY_METHODS)[number]
export type TrusteeBiller = NonNullable<Awaited<ReturnType<AutopayDeps['bills']['findBiller']>>>

export interface OfficeTerms {
  method: PayingMethod
  posting: Posting
  partial: (typeof PARTIALS)[number]
  minCents: Cents | null
  feeCents: Cents
  /** True if the office says that it does not take the method. */
  isRefused: boolean
}

/** Whom autopay pays: a biller, or the plan's trustee if the bank does not send the payments. */
export interface PaidTrustee {
  name: string
  /** Null if the bank does not send the payments. */
  biller: TrusteeBiller | null
  office: OfficeTerms
}

/** How the bank pays this biller. */
export const methodOf = ({ directoryRef }: Pick<TrusteeBiller, 'directoryRef'>): BankMethod =>
  directoryRef === null ? 'bill_pay_check' : 'electronic'

/**
 * Undefined for a biller that was removed, and for a plan without a trustee. An office that the directory does not list
 * posts on the day of the arrival, and takes no parts as far as we know.
 */
export const findPaid = async (
  { bills, plan, trustees }: AutopayDeps,
  tx: Db,
  customerId: number,
  { billerId, method }: { billerId: number | null; method: PayingMethod | undefined },
): Promise<PaidTrustee | undefined> => {
  if (billerId === null) {
    const trustee = method && isOutside(method) ? await plan.findTrustee(tx, customerId) : undefined
    if (!trustee || !method) return undefined
    return { name: trustee.name, biller: null, office: termsOf(method, trustee.office?.methods) }
  }
  const biller = await bills.findBiller(tx, customerId, billerId)
  if (!biller) return undefined
  const [office] = await trustees.findOffices(tx, [biller])
  return { name: biller.name, biller, office: termsOf(methodOf(biller), office?.methods) }
}

/** What the customer pays elsewhere is never sent in parts. */
const termsOf = (kind: PayingMethod, methods: readonly TrusteeMethod[] = []): OfficeTerms => {
  const method = methods.find((each) => each.kind === kind)
  const isElsewhere = isOutside(kind)
  return {
    method: kind,
    posting: { kind, posting_days: method?.posting_days ?? 0 },
    partial: isElsewhere ? 'no' : (method?.partial ?? 'unknown'),
    minCents: (method?.min_amount && parseAmount(method.min_amount)) || null,
    feeCents: isElsewhere ? (method?.fee && parseAmount(method.fee)) || ZERO : BILL_PAYMENT_FEE,
    isRefused: method?.accepted === 'no',
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
export const firstOn = ({ billers, clock }: AutopayDeps, method: PayingMethod): CalendarDate => {
  const today = clock.today()
  // The cutoffs of other services are not read: what the customer sends on a day counts for it.
  if (isOutside(method)) return firstSendDay(today, false)
  const madeAt = new Date(clock.now().getTime() + LAST_HOUR_MS)
  const arrivesOn = billers.arrivalOf({ madeAt, isPaper: method === 'bill_pay_check' })
  return firstSendDay(today, arrivesOn > arrivalOn(today, method))
}
