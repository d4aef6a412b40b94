import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { formatMonth } from '../../../lib/dates.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { ClosedMonthNotice } from '../month/closed-month-notice.tsx'
import { ExpectedIncome } from '../home/expected-income.tsx'
import { type GoalRow, incomeItems, rowsOf } from '../goals/goal-rows.ts'
import { IncomeForm } from './income-form.tsx'
import { MonthSelector } from '../month/month-selector.tsx'
import { trackingQuery } from '../tracker.api.ts'
import { useSaveIncomeGoals } from '../tracker.calls.ts'
import { copy } from '../tracker.messages.ts'
import classes from '../tracker.module.css'
import { toCents } from '../tracker.rules.ts'
import { useIsPlannable, useMonth } from '../month/use-month.ts'
import { useBack } from '../use-back.ts'
import { incomeCopy } from './income.messages.ts'

/** A month's expected income: its editor, below the month selector (TRACKER-85). */
export const IncomeGoalsPage = () => {
  const month = useMonth()
  const back = useBack()
  const isOpen = useIsPlannable(month)
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  const { submit: save, isPending, error } = useSaveIncomeGoals()
  // After a save the form restarts from the server's data, in which its rows have ids.
  const [saves, setSaves] = useState(0)
  const [isNotified, setNotified] = useState(false)

  const submit = async (rows: GoalRow[]) => {
    setNotified(false)
    const body = { month, income_goal: { items: incomeItems(rows) } }
    const onSuccess = () => {
      setSaves((count) => count + 1)
      setNotified(true)
    }
    await save({ body }, { onSuccess })
  }
  return (
    <>
      <PageHeading
        lead={t(incomeCopy.lead, { month: formatMonth(month) })}
        actions={<MonthSelector months={tracking.months_in_payment_tracking} />}
      >
        {t(incomeCopy.incomeGoals)}
      </PageHeading>
      {isOpen ? (
        <SectionCard>
          {isNotified && (
            <Notice tone="good" role="status" lastsMs={RESULT_MS.long} onEnd={() => setNotified(false)}>
              <p>{t(copy.incomeUpdated)}</p>
            </Notice>
          )}
          <div className={classes.stack} key={`${month} ${saves}`}>
            <IncomeForm
              month={month}
              initialRows={rowsOf('income', tracking.income_goals)}
              trusteeCents={toCents(tracking.trustee_payment?.amount)}
              submitLabel={t(incomeCopy.update)}
              busy={isPending}
              error={error}
              onSubmit={(rows) => void submit(rows)}
              onBack={back}
            />
          </div>
        </SectionCard>
      ) : (
        <>
          <ClosedMonthNotice of="goals" />
          <SectionCard title={t(incomeCopy.expectedIncome)}>
            <ExpectedIncome goals={tracking.income_goals} />
          </SectionCard>
        </>
      )}
    </>
  )
}
