import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import {
  addDays,
  addMonths,
  type CalendarDate,
  day,
  sevenYearsBefore,
} from '@yoursuccess/contract/core/calendar-date'
import type { Paycheck } from '@yoursuccess/contract/paydays/paydays'
import type { ReactNode } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { paycheckQuery } from '../../paydays/paydays.api.ts'
import { useToday } from '../../program/program.api.ts'
import classes from '../tracker.module.css'
import { DueList } from './due-list.tsx'
import { PaycheckAnswer } from './paycheck-answer.tsx'
import { paycheckCopy } from './paycheck.messages.ts'
import { PaycheckSpending } from './paycheck-spending.tsx'

/** The time from one payday to the day before the next one: how much is left, and for how long (PAYD-06). */
export const PaycheckPage = () => {
  const { on } = useSearch({ strict: false })
  const { data: paycheck } = useSuspenseQuery(paycheckQuery(on === undefined ? undefined : day(on)))
  const today = useToday()
  if (!paycheck)
    return (
      <>
        <PageHeading>{t(paycheckCopy.title)}</PageHeading>
        <SectionCard>{on === undefined ? <NoPaydays /> : <Outside />}</SectionCard>
      </>
    )
  const words = {
    from: formatPlannedDay(paycheck.from, today),
    to: formatPlannedDay(paycheck.to, today),
  }
  return (
    <>
      <PageHeading
        lead={t(paycheckCopy.period, words)}
        actions={<Neighbors paycheck={paycheck} today={today} />}
      >
        {t(paycheck.from <= today && paycheck.to >= today ? paycheckCopy.title : paycheckCopy.another)}
      </PageHeading>
      <PaycheckAnswer paycheck={paycheck} today={today} />
      <div className={classes.columns}>
        <PaycheckSpending paycheck={paycheck} />
        <DueList paycheck={paycheck} />
      </div>
    </>
  )
}

const NoPaydays = () => (
  <EmptyState
    picture="calendar"
    action={<ButtonLink to={paths.paydays}>{t(paycheckCopy.addPaydays)}</ButtonLink>}
  >
    {t(paycheckCopy.empty)}
  </EmptyState>
)

const Outside = () => (
  <EmptyState
    picture="calendar"
    action={
      <ButtonLink to={paths.paycheck} variant="default">
        {t(paycheckCopy.toCurrent)}
      </ButtonLink>
    }
  >
    {t(paycheckCopy.outside)} <Link to={paths.paydays}>{t(paycheckCopy.seePaydays)}</Link>
  </EmptyState>
)

const more = (words: ReactNode[]) => <span className="ys-sr-only">{words}</span>

/** Links to the paychecks before and after this one, within the days that the server answers for. */
const Neighbors = ({ paycheck, today }: { paycheck: Paycheck; today: CalendarDate }) => {
  const before = addDays(day(paycheck.from), -1)
  const after = addDays(day(paycheck.to), 1)
  return (
    <>
      {before >= sevenYearsBefore(today) && (
        <ButtonLink to={paths.paycheck} search={{ on: before }} variant="default">
          {elements(paycheckCopy.previous, { more })}
        </ButtonLink>
      )}
      {after <= addMonths(today, 12) && (
        <ButtonLink to={paths.paycheck} search={{ on: after }} variant="default">
          {elements(paycheckCopy.next, { more })}
        </ButtonLink>
      )}
    </>
  )
}
