/** The planned payments that are still to be sent, for the shares of pay that are set aside for them. */
import { isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import { BY_CUSTOMER, payerOf, type TrusteePayer } from '@yoursuccess/contract/autopay/payer.rules'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { listTermsInForce, type PaymentTerms, type TermsInForce } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { isComing, isIn, OPEN_STATES } from './autopay.rules.ts'
import { listPlannedOf } from './planned-payments.queries.ts'

export interface Coming {
  dueOn: CalendarDate
  sendOn: CalendarDate
  plannedCents: Cents
  /** The fees of the payments that are still to be made for it; in parts, the fee of each. */
  feesCents: Cents
  sentCents: Cents
  /** Each payday that is left for it sends a part. */
  isByPayday: boolean
  /** The most that the bank takes from the main account for it. Null if the bank does not send it, so that nothing limits it. */
  fromMainCents: Cents | null
  /** Undefined while autopay is on hold. */
  payer: TrusteePayer | undefined
}

/** One that waits may have been due before. */
export const DAYS_BEHIND = 60
/** More of them would not change what the next pay bears. */
const MAX_COMING = 3

/** By customer, the earliest first. Customers without autopay are left out. Two statements for any number of them. */
export const listComing = async (
  { clock }: Pick<AutopayDeps, 'clock'>,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, Coming[]>> => {
  if (customerIds.length === 0) return new Map()
  const today = clock.today()
  const terms = await listTermsInForce(tx, customerIds)
  const rows = await listPlannedOf(tx, [...terms.keys()], addDays(today, -DAYS_BEHIND))
  const coming = rows.filter((row) => isComing(row, today))
  const byCustomer = Map.groupBy(coming, ({ customerId }) => customerId)
  return new Map(
    [...terms].map(([customerId, agreed]) => {
      const own = (byCustomer.get(customerId) ?? []).slice(0, MAX_COMING)
      return [customerId, own.map((row) => comingOf(row, agreed))] as const
    }),
  )
}

/** The rest of a payment that was sent in part has no fee, unless each payday sends a part. */
export const feesOf = (hasPart: boolean, { mode, feeCents }: PaymentTerms): Cents =>
  hasPart && mode === 'once' ? ZERO : feeCents

const comingOf = (
  {
    dueOn,
    sendOn,
    plannedCents,
    sentCents,
    hasPart,
    state,
  }: Awaited<ReturnType<typeof listPlannedOf>>[number],
  agreed: TermsInForce,
): Coming => ({
  dueOn,
  sendOn,
  plannedCents,
  feesCents: feesOf(hasPart, agreed),
  sentCents,
  isByPayday: agreed.mode === 'each_payday',
  fromMainCents: isOutside(agreed.method) || agreed.pausedFor !== null ? null : (agreed.useMainCents ?? ZERO),
  // What came back is sent again only on the customer's word.
  payer:
    agreed.pausedFor !== null
      ? undefined
      : isIn(OPEN_STATES, { state })
        ? payerOf(agreed.method)
        : BY_CUSTOMER,
})
