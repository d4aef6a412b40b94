import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { addMonths, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { CALENDAR_MONTHS_AHEAD, CALENDAR_MONTHS_BACK } from '@yoursuccess/contract/tracker/calendar'
import type { ReactNode } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { formatMonthHeading } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { homeForecastQuery, trusteePayments } from '../../forecast/forecast.api.ts'
import { useToday } from '../../program/program.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { useMonth } from '../month/use-month.ts'
import { calendarQuery } from './calendar.api.ts'
import { calendarCopy } from './calendar.messages.ts'
import { CalendarDays } from './calendar-days.tsx'
import { RecurringSection } from './recurring-section.tsx'

/** A month with paydays, bills, transfers and the trustee payment, and the regular bills (RULE-02, RULE-03). */
export const CalendarPage = () => {
  const month = useMonth()
  const today = useToday()
  const hasPaydays = useFeature('planTools')
  const forecast = useQuery({ ...homeForecastQuery, enabled: hasPaydays })
  const { data: entries } = useSuspenseQuery(calendarQuery(month))
  return (
    <>
      <PageHeading actions={<Neighbors month={month} today={today} />}>{t(calendarCopy.title)}</PageHeading>
      <SectionCard title={formatMonthHeading(month)}>
        <LoadError text={t(calendarCopy.payersMissing)} of={hasPaydays ? [forecast] : []} />
        {entries.length === 0 ? (
          <EmptyState
            picture="calendar"
            {...(hasPaydays && {
              action: <ButtonLink to={paths.paydays}>{t(calendarCopy.addPaydays)}</ButtonLink>,
            })}
          >
            {t(calendarCopy.empty)}
          </EmptyState>
        ) : (
          <CalendarDays
            month={month}
            today={today}
            entries={entries}
            payments={forecast.data ? trusteePayments(forecast.data.parts) : []}
          />
        )}
      </SectionCard>
      <RecurringSection />
    </>
  )
}

const more = (words: ReactNode[]) => <span className="ys-sr-only">{words}</span>

/** Links to the months before and after this one, as far as the server answers for them. */
const Neighbors = ({ month, today }: { month: CalendarDate; today: CalendarDate }) => {
  const thisMonth = monthStart(today)
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <>
      {before >= addMonths(thisMonth, -CALENDAR_MONTHS_BACK) && (
        <ButtonLink to={paths.calendar} search={{ month: before }} variant="default">
          {elements(calendarCopy.previous, { more })}
        </ButtonLink>
      )}
      {after <= addMonths(thisMonth, CALENDAR_MONTHS_AHEAD) && (
        <ButtonLink to={paths.calendar} search={{ month: after }} variant="default">
          {elements(calendarCopy.next, { more })}
        </ButtonLink>
      )}
    </>
  )
}
