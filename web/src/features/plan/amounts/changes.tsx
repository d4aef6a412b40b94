import { day } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import { t } from '../../../i18n/translate.ts'
import { formatMonth, formatMonthHeading } from '../../../lib/dates.ts'
import { copy } from './amounts.messages.ts'
import { type ChangedMonths, inRows } from './amounts.rules.ts'
import classes from './amounts.module.css'

/** Which months a correction changed, and what they were before (CASE-08). */
export const Changes = ({ step: { changed_months } }: { step: PlanStep }) => {
  if (changed_months.length === 0) return <span className={classes.quiet}>{t(copy.changesNothing)}</span>
  const rows = inRows(
    changed_months.map(({ month, from, to }) => ({
      month: day(month),
      fromCents: parseAmount(from) ?? ZERO,
      toCents: parseAmount(to) ?? ZERO,
    })),
  )
  return (
    <ul className={classes.changes}>
      {rows.map((row) => (
        <li key={row.from}>{changeWords(row)}</li>
      ))}
    </ul>
  )
}

export const changeWords = ({ from, to, fromCents, toCents }: ChangedMonths): string => {
  const values = { month: formatMonthHeading(from), from: formatUsd(fromCents), to: formatUsd(toCents) }
  return from === to
    ? t(copy.changedMonth, values)
    : t(copy.changedMonths, { ...values, last: formatMonth(to) })
}
