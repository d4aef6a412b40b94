import { Button } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { formatMonthHeading } from '../../../lib/dates.ts'
import { DollarBill } from '../../../ui/look/dollar-bill.tsx'
import { copy } from '../tracker.messages.ts'
import page from '../tracker.module.css'
import { MonthlyHeading } from './monthly-heading.tsx'
import { wizardCopy } from './wizard.messages.ts'
import classes from './wizard.module.css'

/** The first step of a month that cannot take over all its goals from an earlier one. */
export const MonthlyWelcomeStep = ({ month, onNext }: { month: CalendarDate; onNext: () => void }) => (
  <div className={classes.welcome}>
    <DollarBill pose="pointing" />
    <div className={page.stack}>
      <MonthlyHeading month={month} />
      <p>
        <strong>{formatMonthHeading(month)}</strong>
      </p>
      <p>{t(copy.monthlyText)}</p>
    </div>
    <div className={page.buttons}>
      <Button onClick={onNext}>{t(wizardCopy.next)}</Button>
    </div>
  </div>
)
