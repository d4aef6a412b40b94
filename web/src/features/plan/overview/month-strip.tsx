import { type CalendarDate, monthEnd, monthStart, sameMonth } from '@yoursuccess/contract/core/calendar-date'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { formatShortMonth } from '../../../lib/dates.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { extraPaydaysOf, paySchedulesQuery } from '../../paydays/paydays.api.ts'
import { useToday } from '../../program/program.api.ts'
import type { PlanInstallment } from '@yoursuccess/contract/plan/plan-progress'
import { InstallmentBadge } from './installment-badge.tsx'
import { copy } from './overview.messages.ts'
import { type StripMonth, stripOf } from './overview.rules.ts'
import classes from './overview.module.css'

/** Twelve months at a glance, each with the word for what became of it, and the months with an extra payday. */
export const MonthStrip = ({ installments }: { installments: readonly PlanInstallment[] }) => {
  const today = useToday()
  const schedules = useQuery(paySchedulesQuery)
  const months = stripOf(installments, today)
  const [first, last] = [months[0], months.at(-1)]
  const extra =
    first && last ? extraPaydaysOf(schedules.data ?? [], { from: first.month, to: monthEnd(last.month) }) : []
  const coming = new Set(extra.flatMap(({ month, text }) => (month >= monthStart(today) ? [text] : [])))
  return (
    <SectionCard title={t(copy.strip)}>
      <ol className={classes.strip}>
        {months.map((each) => (
          <Month
            key={each.month}
            {...each}
            today={today}
            paydays={extra.find(({ month }) => month === each.month)?.paydays}
          />
        ))}
      </ol>
      {coming.size > 0 && (
        <ul className={classes.notes}>
          {[...coming].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <LoadError text={t(copy.paydaysFailed)} of={[schedules]} />
    </SectionCard>
  )
}

interface MonthProps extends StripMonth {
  today: CalendarDate
  paydays: number | undefined
}

const Month = ({ month, state, today, paydays }: MonthProps) => {
  const isNow = sameMonth(month, today)
  return (
    <li className={classes.stripMonth} {...(isNow && { 'aria-current': 'date' as const })}>
      <span className={classes.stripName}>{formatShortMonth(month)}</span>
      <InstallmentBadge state={state} />
      {paydays !== undefined && (
        <span className={classes.quiet}>{t(copy.paydaysShort, { count: paydays })}</span>
      )}
    </li>
  )
}
