import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { useId, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { useViewport } from '../../../ui/page/use-viewport.ts'
import { useIsOpenForItems, useMonthSearch } from '../month/use-month.ts'
import { copy } from '../tracker.messages.ts'
import classes from './activity-section.module.css'
import { expensesCopy } from './expenses.messages.ts'
import { ItemTable } from './item-table.tsx'

interface ActivitySectionProps {
  month: CalendarDate
  items: readonly ExpenseItem[]
}

/**
 * What the month's numbers are made of: both tables of reported expenses, behind one button (TRACKER-182). On a phone they
 * are closed at first, because the categories are the answer.
 */
export const ActivitySection = ({ month, items }: ActivitySectionProps) => {
  const isOpen = useIsOpenForItems(month)
  const search = useMonthSearch()
  const viewport = useViewport()
  const [isShown, setShown] = useState(viewport !== 'phone')
  const tables = useId()
  return (
    <>
      <Button
        className={classes.toggle ?? ''}
        variant="default"
        justify="space-between"
        aria-expanded={isShown}
        {...(isShown && { 'aria-controls': tables })}
        rightSection={
          <IconChevronDown className={classes.arrow ?? ''} size={20} aria-hidden data-open={isShown} />
        }
        onClick={() => setShown(!isShown)}
      >
        {t(expensesCopy.activity)}{' '}
        <span className={classes.count}>{t(expensesCopy.activityCount, { count: items.length })}</span>
      </Button>
      {isShown && (
        <div className={classes.tables} id={tables}>
          <ItemTable
            title={t(copy.generatedExpenses)}
            month={month}
            {...(isOpen && { external: false })}
            items={items.filter(({ external }) => !external)}
            empty={t(copy.nothingGenerated)}
          />
          <ItemTable
            title={t(copy.externalExpenses)}
            month={month}
            {...(isOpen && { external: true })}
            items={items.filter(({ external }) => external)}
            empty={t(copy.nothingExternal)}
            action={
              <ButtonLink to={paths.externalSpending} search={search} variant="default">
                {t(expensesCopy.externalSpending)}
              </ButtonLink>
            }
          />
        </div>
      )}
    </>
  )
}
