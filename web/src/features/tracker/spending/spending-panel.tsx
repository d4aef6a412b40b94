import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { readStored, store } from '../../../lib/storage.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { addExpense } from '../expenses/item-dialogs.tsx'
import { useIsOpenForItems, useMonthSearch } from '../month/use-month.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { byRisk } from './spending-order.rules.ts'
import classes from './spending-panel.module.css'
import { SpendingRowBar } from './spending-row-bar.tsx'
import { spendingOf } from './spending-rows.ts'
import { SpendingTotal } from './spending-total.tsx'
import { spendingCopy } from './spending.messages.ts'

interface SpendingPanelProps {
  month: CalendarDate
  tracking: PaymentTracking
}

/** What was spent in total, and below it a row for each category (TRACKER-106, TRACKER-107). */
export const SpendingPanel = ({ month, tracking }: SpendingPanelProps) => {
  const search = useMonthSearch()
  const isOpen = useIsOpenForItems(month)
  const [failure, setFailure] = useState<unknown>()
  const [isByRisk, setByRisk] = useState(() => readStored('ys.spending-order') === 'risk')
  const byName = spendingOf(tracking)
  const rows = isByRisk ? byRisk(byName) : byName
  const turn = () => {
    store('ys.spending-order', isByRisk ? undefined : 'risk')
    setByRisk(!isByRisk)
  }
  return (
    <SectionCard
      title={t(spendingCopy.panelTitle)}
      actions={
        isOpen && (
          <Button variant="default" onClick={() => void addExpense(month)}>
            {t(spendingCopy.additionalExpense)}
          </Button>
        )
      }
    >
      <SpendingTotal tracking={tracking} />
      <TrackerSubmitError error={failure} />
      {rows.length === 0 ? (
        <EmptyState>{t(spendingCopy.empty)}</EmptyState>
      ) : (
        <div>
          {rows.length > 1 && (
            <Button
              className="ys-flush"
              variant="subtle"
              fz="sm"
              aria-pressed={isByRisk}
              {...(isByRisk && { leftSection: <IconCheck size={16} stroke={2.5} aria-hidden /> })}
              onClick={turn}
            >
              {t(spendingCopy.attentionFirst)}
            </Button>
          )}
          <ul className={classes.rows} aria-label={t(spendingCopy.list)}>
            {rows.map((row) => (
              <SpendingRowBar
                key={row.category ?? 'none'}
                month={month}
                row={row}
                goal={tracking.expense_goals.find(({ category }) => category === row.category)}
                onFailure={setFailure}
              />
            ))}
          </ul>
        </div>
      )}
      <div>
        <ButtonLink to={paths.expenseGoals} search={search} variant="default">
          {t(spendingCopy.expenseGoals)}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
