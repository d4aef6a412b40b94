import { Button } from '@mantine/core'
import { monthStart } from '@yoursuccess/contract/core/calendar-date'
import { elements } from '../../../i18n/translate.ts'
import { useKnownToday } from '../../program/program.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { addSpendingCopy } from './add-spending.messages.ts'
import { addExpense } from './item-dialogs.tsx'

/** Records spending from the home page, where the day begins (TRACKER-183). */
export const AddSpending = () => {
  const hasTracker = useFeature('paymentTracker')
  const today = useKnownToday()
  if (!hasTracker || !today) return null
  return (
    <Button variant="default" px="sm" onClick={() => void addExpense(monthStart(today))}>
      {elements(addSpendingCopy.add, { more: (words) => <span className="ys-sr-only">{words}</span> })}
    </Button>
  )
}
