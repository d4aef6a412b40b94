import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { ForecastParts, ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import { answerOf, setAsideFor } from '@yoursuccess/contract/forecast/forecast-answer.rules'
import { lowEveryday } from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { answerReplyOf } from '@yoursuccess/contract/forecast/forecast-parts.rules'
import { forecastOf } from '@yoursuccess/contract/forecast/forecast.rules'
import type { ReadInputs } from './read-inputs.ts'

export const viewForecast = (read: ReadInputs): ForecastReply => {
  const { inputs } = read
  const forecast = forecastOf(inputs)
  const { shortfall, safeToSpend } = forecast
  return {
    days: forecast.days.map(({ on, expectedCents, lowCents, setAsideCents, events }) => ({
      on,
      expected: formatAmount(expectedCents),
      low: formatAmount(lowCents),
      set_aside: setAsideCents === null ? null : formatAmount(setAsideCents),
      events: events.map(({ kind, name, amountCents }) => ({
        kind,
        label: name,
        amount: formatAmount(amountCents),
      })),
    })),
    shortfall: shortfall && { on: shortfall.on, amount: formatAmount(shortfall.amountCents) },
    safe_to_spend: {
      amount: formatAmount(safeToSpend.amountCents),
      until: safeToSpend.until,
      per_day: formatAmount(safeToSpend.perDayCents),
    },
    answer: answerReplyOf(answerOf(inputs, forecast)),
    set_aside_for: setAsideFor(inputs) ?? null,
    parts: viewParts(read),
  }
}

const viewParts = ({ inputs, everyday, isStale }: ReadInputs): ForecastParts => {
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
    })),
    bills: inputs.outgoing.map(viewMoney),
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
