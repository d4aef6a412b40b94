import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { formatMonth } from '../../../lib/dates.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { ClosedMonthNotice } from '../month/closed-month-notice.tsx'
import { GoalTable } from './goal-table.tsx'
import { addGoal } from './goal-dialogs.tsx'
import { MonthSelector } from '../month/month-selector.tsx'
import { trackingQuery } from '../tracker.api.ts'
import { copy } from '../tracker.messages.ts'
import classes from '../tracker.module.css'
import { useIsPlannable, useMonth } from '../month/use-month.ts'
import { useBack } from '../use-back.ts'
import { goalsCopy } from './goals.messages.ts'

export const ExpenseGoalsPage = () => {
  const month = useMonth()
  const back = useBack()
  const isOpen = useIsPlannable(month)
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  return (
    <>
      <PageHeading
        lead={t(goalsCopy.lead, { month: formatMonth(month) })}
        actions={<MonthSelector months={tracking.months_in_payment_tracking} />}
      >
        {t(goalsCopy.expenseGoals)}
      </PageHeading>
      {isOpen ? (
        <Notice tone="info">
          <p>{t(copy.goalsUpToDate)}</p>
        </Notice>
      ) : (
        <ClosedMonthNotice of="goals" />
      )}
      <SectionCard
        title={t(goalsCopy.goals)}
        actions={isOpen && <Button onClick={() => void addGoal(month)}>{t(goalsCopy.addExpenseGoal)}</Button>}
      >
        <GoalTable month={month} tracking={tracking} />
      </SectionCard>
      <div className={classes.buttons}>
        <Button variant="default" onClick={back}>
          {t(goalsCopy.back)}
        </Button>
      </div>
    </>
  )
}
