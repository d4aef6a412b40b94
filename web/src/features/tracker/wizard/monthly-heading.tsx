import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { isForNextMonth } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { formatMonthName } from '../../../lib/dates.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { useToday } from '../../program/program.api.ts'
import { copy } from '../tracker.messages.ts'

/**
 * The specified text is about next month (TRACKER-65). When the wizard plans this month, another text names
 * it.
 */
export const MonthlyHeading = ({ month }: { month: CalendarDate }) => (
  <PageHeading>
    {isForNextMonth(month, useToday())
      ? t(copy.monthlyWelcome)
      : t(copy.monthlyWelcomeFor, { month: formatMonthName(month) })}
  </PageHeading>
)
