import { addDays, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd, larger, negate, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Paycheck } from '@yoursuccess/contract/paydays/paydays'
import { Link } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { NumberList } from '../../../ui/figure/number-list.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { latePayOf } from '../../paydays/paydays.api.ts'
import { toCents } from '../tracker.rules.ts'
import classes from './paycheck.module.css'
import { paycheckCopy } from './paycheck.messages.ts'

interface PaycheckAnswerProps {
  paycheck: Paycheck
  today: CalendarDate
}

/** How much is left until the next payday, and the sum behind it. */
export const PaycheckAnswer = ({ paycheck, today }: PaycheckAnswerProps) => {
  const cameIn = toCents(paycheck.came_in)
  const setAside = toCents(paycheck.set_aside)
  const trustee = sum(
    paycheck.due
      .filter(({ kind }) => kind === 'trustee_payment')
      .map(({ amount }) => toCents(amount ?? undefined)),
  )
  const stillDue = larger(ZERO, subtract(trustee, setAside))
  const late = paycheck.paydays.filter(({ is_late }) => is_late)
  const { tone, text } = answerOf(paycheck, today)
  const rows = [
    { key: 'in', label: t(paycheckCopy.cameIn), amount: cameIn },
    setAside > 0 && { key: 'aside', label: t(paycheckCopy.setAside), amount: setAside },
    { key: 'spent', label: t(paycheckCopy.spent), amount: toCents(paycheck.spent) },
    stillDue > 0 && { key: 'due', label: t(paycheckCopy.stillDue), amount: stillDue },
    { key: 'left', label: <strong>{t(paycheckCopy.remaining)}</strong>, amount: toCents(paycheck.left) },
  ].filter((row) => row !== false)
  return (
    <SectionCard>
      <p className={classes.answer}>
        <ToneIcon tone={tone} size={28} /> <span>{text}</span>
      </p>
      {late.map((payday) => (
        <p key={payday.schedule_id} className={classes.late}>
          {latePayOf(payday, today)}. <Link to={paths.paydays}>{t(paycheckCopy.seePaydays)}</Link>
        </p>
      ))}
      {paycheck.from <= today && <NumberList rows={rows} />}
    </SectionCard>
  )
}

const answerOf = (
  paycheck: Paycheck,
  today: CalendarDate,
): { tone: 'good' | 'care' | 'info'; text: string } => {
  const left = toCents(paycheck.left)
  const next = formatPlannedDay(addDays(day(paycheck.to), 1), today)
  const begins = formatPlannedDay(paycheck.from, today)
  if (paycheck.from > today) return { tone: 'info', text: t(paycheckCopy.toCome, { day: begins }) }
  if (paycheck.per_day === null)
    return left < 0
      ? { tone: 'care', text: t(paycheckCopy.endedShort, { amount: formatUsd(negate(left)) }) }
      : { tone: 'info', text: t(paycheckCopy.ended, { left: formatUsd(left) }) }
  if (toCents(paycheck.came_in) === 0)
    return { tone: 'care', text: t(paycheckCopy.nothingYet, { day: begins }) }
  if (left < 0)
    return { tone: 'care', text: t(paycheckCopy.short, { amount: formatUsd(negate(left)), day: next }) }
  return {
    tone: 'good',
    text: t(paycheckCopy.left, {
      left: formatUsd(left),
      day: next,
      perDay: formatUsd(toCents(paycheck.per_day)),
    }),
  }
}
