/** Between the reply and the rule, so that the browser works with the server's rule on the parts of a reply. */
import { day } from '../core/calendar-date.ts'
import { type Cents, formatAmount, parseAmount } from '../core/money.ts'
import { answerOf, type ForecastAnswer, setAsideFor } from './forecast-answer.rules.ts'
import type { ForecastInputs } from './forecast-inputs.rules.ts'
import { forecastOf } from './forecast.rules.ts'
import type { ForecastAnswerReply, ForecastBreakdown, ForecastReply } from './forecast.ts'

/** Throws RangeError for amounts and days that are none. */
export const inputsOf = (parts: ForecastBreakdown): ForecastInputs => ({
  today: day(parts.today),
  until: day(parts.until),
  availableCents: amount(parts.available),
  keepBackCents: amount(parts.keep_back),
  setAside: parts.set_aside && {
    balanceCents: amount(parts.set_aside.balance),
    areSharesOn: parts.set_aside.shares_on,
    morning: day(parts.set_aside.morning),
    short: parts.set_aside.short && {
      amountCents: amount(parts.set_aside.short.amount),
      dueOn: day(parts.set_aside.short.due_on),
    },
  },
  pay: parts.pay.map((each) => ({
    name: each.name,
    on: day(each.on),
    arrivesOn: day(each.arrives_on),
    usualCents: amount(each.usual_amount),
    isLate: each.is_late,
  })),
  payments: parts.payments.map((each) => ({
    dueOn: day(each.due_on),
    sendOn: day(each.send_on),
    plannedCents: amount(each.planned),
    feesCents: amount(each.fees),
    sentCents: amount(each.sent),
    isByPayday: each.by_payday,
    fromMainCents: each.from_main === null ? null : amount(each.from_main),
    payer: { by: each.by, service: each.service },
  })),
  outgoing: parts.bills.map((each) => ({ kind: 'bill' as const, ...moneyOf(each) })),
  transfers: parts.transfers.map(moneyOf),
  everydayCents: amount(parts.everyday.expected),
})

/** The forecast of these inputs as it is in a reply. `parts` are the same inputs. */
export const forecastReplyOf = (inputs: ForecastInputs, parts: ForecastBreakdown): ForecastReply => {
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
    parts,
  }
}

/** The answer as it is in a reply. */
export const answerReplyOf = (answer: ForecastAnswer): ForecastAnswerReply => {
  switch (answer.kind) {
    case 'payment_short':
      return { kind: answer.kind, due_on: answer.dueOn, amount: formatAmount(answer.amountCents) }
    case 'short_before_pay': {
      const { kind, on, amountCents, payOn } = answer
      return { kind, on, amount: formatAmount(amountCents), pay_on: payOn }
    }
    case 'late_pay':
      return { kind: answer.kind, name: answer.name, on: answer.on }
    case 'lasts':
      return { kind: answer.kind, pay_on: answer.payOn }
    case 'no_pay':
      return { kind: answer.kind }
  }
}

const moneyOf = (each: ForecastBreakdown['transfers'][number]) => ({
  name: each.name,
  on: day(each.on),
  amountCents: amount(each.amount),
})

const amount = (text: string): Cents => {
  const parsed = parseAmount(text)
  if (parsed === undefined) throw new RangeError('a part of the forecast has no amount')
  return parsed
}
