import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { formatMonth } from '../../lib/dates.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { ClosedMonthNotice } from './closed-month-notice.tsx'
import { GoalTable } from './goal-table.tsx'
import { addGoal } from './goal-dialogs.tsx'
import { MonthSelector } from './month-selector.tsx'
import { trackingQuery } from './tracker.api.ts'
import { quoted } from './tracker.messages.ts'
import classes from './tracker.module.css'
import { useIsPlannable, useMonth } from './use-month.ts'

export const ExpenseGoalsPage = () => {
  const month = useMonth()
  const router = useRouter()
  const isOpen = useIsPlannable(month)
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  return (
    <>
      <PageHeading
        lead={`What you plan to spend in ${formatMonth(month)}.`}
        actions={<MonthSelector months={tracking.months_in_payment_tracking} />}
      >
        Expense Goals
      </PageHeading>
      {isOpen ? (
        <Notice tone="info">
          <p>{quoted.goalsUpToDate}</p>
        </Notice>
      ) : (
        <ClosedMonthNotice of="goals" />
      )}
      <SectionCard
        title="This Month Goals"
        actions={isOpen && <Button onClick={() => void addGoal(month)}>Add expense goal</Button>}
      >
        <GoalTable month={month} tracking={tracking} />
      </SectionCard>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => router.history.back()}>
          Back
        </Button>
      </div>
    </>
  )
}
