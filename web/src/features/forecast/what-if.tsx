import { NativeSelect } from '@mantine/core'
import { answerOf } from '@yoursuccess/contract/forecast/forecast-answer.rules'
import type { ForecastInputs } from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { answerReplyOf } from '@yoursuccess/contract/forecast/forecast-parts.rules'
import { forecastOf } from '@yoursuccess/contract/forecast/forecast.rules'
import { type WhatIf as Change, withWhatIf } from '@yoursuccess/contract/forecast/what-if.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { parseAmount } from '@yoursuccess/contract/core/money'
import { useDeferredValue, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { formatShortDay } from '../../lib/dates.ts'
import { DayInput } from '../../ui/date/day-input.tsx'
import { LiveText } from '../../ui/figure/live-text.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { answerWords } from './answer-words.ts'
import { copy } from './forecast.messages.ts'
import classes from './forecast.module.css'
import { PhoneFold } from './phone-fold.tsx'

const DAYS_LATE = Array.from({ length: 15 }, (_, days) => days)

interface Typed {
  expense: string
  on: CalendarDate | undefined
  late: number
  less: string
}

/** What would happen, answered while the customer types, by the rule that made the forecast (FORE-05). */
export const WhatIf = ({ inputs }: { inputs: ForecastInputs }) => {
  const { today, until } = inputs
  const [typed, setTyped] = useState<Typed>({ expense: '', on: today, late: 0, less: '' })
  const settled = useDeferredValue(typed)
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const hasPay = inputs.pay.length > 0
  return (
    <SectionCard title={t(copy.whatIf.title)}>
      <p className={classes.hint}>{t(copy.whatIf.lead)}</p>
      <PhoneFold label={t(copy.whatIf.open)}>
        <div className={classes.fields}>
          <MoneyInput
            label={t(copy.whatIf.expense)}
            value={typed.expense}
            onChange={(expense) => change({ expense })}
            error={isBad(typed.expense) && t(copy.whatIf.badAmount)}
          />
          <DayInput
            label={t(copy.whatIf.on)}
            value={typed.on}
            onChange={(on) => change({ on })}
            min={today}
            max={until}
          />
          {hasPay && (
            <NativeSelect
              label={t(copy.whatIf.late)}
              value={String(typed.late)}
              onChange={({ currentTarget }) => change({ late: Number(currentTarget.value) })}
              data={DAYS_LATE.map((count) => ({
                value: String(count),
                label: t(copy.whatIf.lateDays, { count }),
              }))}
            />
          )}
          {hasPay && (
            <MoneyInput
              label={t(copy.whatIf.less)}
              value={typed.less}
              onChange={(less) => change({ less })}
              error={isBad(typed.less) && t(copy.whatIf.badAmount)}
            />
          )}
        </div>
        <Outcome inputs={inputs} typed={settled} />
      </PhoneFold>
    </SectionCard>
  )
}

const Outcome = ({ inputs, typed }: { inputs: ForecastInputs; typed: Typed }) => {
  const words = outcomeWords(inputs, changeOf(typed))
  return (
    <>
      <div className={classes.outcome} aria-hidden>
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <LiveText>{words.join(' ')}</LiveText>
    </>
  )
}

const outcomeWords = (inputs: ForecastInputs, change: Change): string[] => {
  const changed = withWhatIf(inputs, change)
  const forecast = forecastOf(changed)
  const { safeToSpend } = forecast
  return [
    answerWords(answerReplyOf(answerOf(changed, forecast)), inputs.today),
    t(copy.whatIf.safe, { amount: usd(safeToSpend.amountCents), day: formatShortDay(safeToSpend.until) }),
  ]
}

const changeOf = ({ expense, on, late, less }: Typed): Change => {
  const amountCents = amountOf(expense)
  return {
    ...(amountCents !== undefined && on && { expense: { on, amountCents } }),
    payLaterDays: late,
    payLessCents: amountOf(less),
  }
}

/** Undefined for an empty field, and for what is no amount above zero. */
const amountOf = (text: string) => {
  const amount = parseAmount(text)
  return amount !== undefined && amount > 0 ? amount : undefined
}

const isBad = (text: string): boolean => text !== '' && (parseAmount(text) ?? -1) < 0
