/** Joins what other features know of a customer to the inputs of the forecast. Pure. */
import { BY_CUSTOMER, type TrusteePayer } from '@yoursuccess/contract/autopay/payer.rules'
import type { PayingAccount } from '@yoursuccess/contract/bills/bill-payments'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, subtract, sum } from '@yoursuccess/contract/core/money'
import type {
  ForecastInputs,
  ForecastMoney,
  ForecastPay,
  ForecastPayment,
} from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { DEFAULT_KEEP_BACK } from '@yoursuccess/contract/setaside/set-aside'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import { t } from '../../messaging/render.ts'
import type { ExpectedBill } from '../tracker/tracker.service.ts'

export interface Facts {
  today: CalendarDate
  until: CalendarDate
  availableCents: Cents
  /** Undefined unless it is open. */
  open:
    | {
        balanceCents: Cents
        keepBackCents: Cents
        areSharesOn: boolean
        morning: CalendarDate
        shortCents: Cents
        shortFor: CalendarDate | null
      }
    | undefined
  /** The earliest first. */
  coming: readonly ComingFacts[]
  pay: readonly KnownPay[]
  /** Ordered, and not taken by the processor. */
  untaken: readonly { name: string; fromAccount: PayingAccount; totalCents: Cents }[]
  /** What payment services may still collect. */
  uncollected: readonly { method: PullMethodKind; expectedOn: CalendarDate; totalCents: Cents }[]
  /** Bills that come regularly. */
  regular: readonly RegularBill[]
  transfers: readonly ForecastMoney[]
  everydayCents: Cents
}

type RegularBill = Pick<ExpectedBill, 'name' | 'payee' | 'status' | 'amountCents' | 'days'>

export interface ForecastBill extends ForecastMoney {
  /** Null for what is ordered, or may still be collected. Else it is expected, because it comes regularly. */
  regular: Pick<ExpectedBill, 'payee' | 'status'> | null
}

type ComingFacts = Omit<ForecastPayment, 'isByPayday' | 'fromMainCents' | 'payer'> &
  Partial<Pick<ForecastPayment, 'isByPayday' | 'fromMainCents'>> & { payer?: TrusteePayer | undefined }

interface KnownPay extends Omit<ForecastPay, 'arrivesOn'> {
  landsHere: boolean
  depositIds: readonly number[]
}

export const joinInputs = (facts: Facts): ForecastInputs => {
  const { today, until, availableCents, open, coming, pay, untaken, everydayCents } = facts
  const orderedCents = sum(orderedFrom('set_aside', untaken).map(({ totalCents }) => totalCents))
  return {
    today,
    until,
    availableCents,
    keepBackCents: open?.keepBackCents ?? DEFAULT_KEEP_BACK,
    setAside: open
      ? {
          balanceCents: subtract(open.balanceCents, orderedCents),
          areSharesOn: open.areSharesOn,
          morning: open.morning,
          short: open.shortFor && { amountCents: open.shortCents, dueOn: open.shortFor },
        }
      : null,
    pay: pay.flatMap((each) => awaited(each, today)),
    payments: coming.map(({ isByPayday = false, fromMainCents = null, payer = BY_CUSTOMER, ...payment }) => ({
      ...payment,
      payer,
      isByPayday,
      fromMainCents,
    })),
    outgoing: billsOf(facts).map(({ name, on, amountCents }) => ({ kind: 'bill', name, on, amountCents })),
    transfers: facts.transfers,
    everydayCents,
  }
}

/** What leaves the account for bills: ordered, still to be collected, and expected because it comes regularly. */
export const billsOf = ({ today, until, untaken, uncollected, regular }: Facts): ForecastBill[] => [
  ...orderedFrom('main', untaken).map(({ name, totalCents }) => ({
    name,
    on: today,
    amountCents: totalCents,
    regular: null,
  })),
  ...uncollected.map(({ method, expectedOn, totalCents }) => ({
    name: t(trusteeGuard.methods[method]),
    on: expectedOn < today ? today : expectedOn,
    amountCents: totalCents,
    regular: null,
  })),
  ...regular.flatMap((bill) => expectedUntil(bill, until)).toSorted(byDay),
]

const orderedFrom = (account: PayingAccount, untaken: Facts['untaken']) =>
  untaken.filter(({ fromAccount }) => fromAccount === account)

const expectedUntil = (
  { name, payee, status, amountCents, days }: RegularBill,
  until: CalendarDate,
): ForecastBill[] =>
  days.filter((on) => on <= until).map((on) => ({ name, on, amountCents, regular: { payee, status } }))

export const byDay = (a: ForecastMoney, b: ForecastMoney): number =>
  a.on < b.on ? -1 : a.on > b.on ? 1 : a.name.localeCompare(b.name)

/** Pay that is still expected here. Pay of before today is for one banking day, and then as long as it is late. */
const awaited = (pay: KnownPay, today: CalendarDate): ForecastPay[] => {
  const { name, on, usualCents, isLate } = pay
  if (!pay.landsHere || pay.depositIds.length > 0) return []
  if (on < today && !isLate && addBankingDays(on, 1) < today) return []
  return [{ name, on, arrivesOn: on < today ? today : on, usualCents, isLate }]
}
