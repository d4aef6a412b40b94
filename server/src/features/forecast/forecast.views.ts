import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { ForecastBreakdown, ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import { lowEveryday } from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { forecastReplyOf } from '@yoursuccess/contract/forecast/forecast-parts.rules'
import type { ReadInputs } from './read-inputs.ts'

export const viewForecast = (read: ReadInputs): ForecastReply =>
  forecastReplyOf(read.inputs, viewBreakdown(read))

const viewBreakdown = ({ inputs, bills, arranged, everyday, isStale }: ReadInputs): ForecastBreakdown => {
  const { setAside } = inputs
  return {
    today: inputs.today,
    until: inputs.until,
    available: formatAmount(inputs.availableCents),
    stale: isStale,
    keep_back: formatAmount(inputs.keepBackCents),
    set_aside: setAside && {
      balance: formatAmount(setAside.balanceCents),
      shares_on: setAside.areSharesOn,
      morning: setAside.morning,
      short: setAside.short && {
        amount: formatAmount(setAside.short.amountCents),
        due_on: setAside.short.dueOn,
      },
    },
    pay: inputs.pay.map(({ name, on, arrivesOn, usualCents, isLate }) => ({
      name,
      on,
      arrives_on: arrivesOn,
      usual_amount: formatAmount(usualCents),
      is_late: isLate,
    })),
    payments: inputs.payments.map((payment) => ({
      due_on: payment.dueOn,
      send_on: payment.sendOn,
      planned: formatAmount(payment.plannedCents),
      fees: formatAmount(payment.feesCents),
      sent: formatAmount(payment.sentCents),
      by_payday: payment.isByPayday,
      from_main: payment.fromMainCents === null ? null : formatAmount(payment.fromMainCents),
      ...payment.payer,
    })),
    arranged: arranged.map(({ dueOn, sendOn, amountCents, payer }) => ({
      due_on: dueOn,
      send_on: sendOn,
      amount: formatAmount(amountCents),
      ...payer,
    })),
    bills: bills.map(({ regular, ...bill }) => ({ ...viewMoney(bill), regular })),
    transfers: inputs.transfers.map(viewMoney),
    everyday: {
      expected: formatAmount(everyday.dayCents),
      low: formatAmount(lowEveryday(everyday.dayCents)),
      basis: everyday.basis,
      days: everyday.days,
    },
  }
}

const viewMoney = ({ name, on, amountCents }: { name: string; on: CalendarDate; amountCents: Cents }) => ({
  name,
  on,
  amount: formatAmount(amountCents),
})
