import { Button } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { isForNextMonth } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { formatMonth, formatMonthName } from '../../../lib/dates.ts'
import { DollarBill } from '../../../ui/look/dollar-bill.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { useToday } from '../../program/program.api.ts'
import { copy } from '../tracker.messages.ts'
import page from '../tracker.module.css'
import { wizardCopy } from './wizard.messages.ts'
import classes from './wizard.module.css'

/**
 * The specified text is about next month (TRACKER-65). When the wizard plans this month, another text names
 * it.
 */
export const MonthlyWelcomeStep = ({ month, onNext }: { month: CalendarDate; onNext: () => void }) => {
  const isNext = isForNextMonth(month, useToday())
  return (
    <div className={classes.welcome}>
      <DollarBill pose="pointing" />
      <div className={page.stack}>
        <PageHeading>
          {isNext ? t(copy.monthlyWelcome) : t(copy.monthlyWelcomeFor, { month: formatMonthName(month) })}
        </PageHeading>
        <p>
          <strong>{formatMonth(month)}</strong>
        </p>
        <p>{t(copy.monthlyText)}</p>
      </div>
      <div className={page.buttons}>
        <Button onClick={onNext}>{t(wizardCopy.next)}</Button>
      </div>
    </div>
  )
}
