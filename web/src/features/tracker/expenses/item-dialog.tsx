import { Button } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker-fields'
import { createExpenseItem, deleteExpenseItem, updateExpenseItem } from '@yoursuccess/contract/tracker-items'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useToday } from '../../program/program.api.ts'
import { showExternalFailed, showExternalSaved } from './external-result.ts'
import { ItemForm } from './item-form.tsx'
import { changedItem, emptyItem, type ItemValues, newItem, valuesOf } from './item-values.ts'
import { useTrackerCall } from '../tracker.api.ts'
import { quoted } from '../tracker.messages.ts'
import { useAttempt } from '../use-attempt.ts'
import { useIsOpenForItems } from '../month/use-month.ts'

interface ItemDialogProps {
  month: CalendarDate
  external: boolean
  /** Without it a new one is added. */
  item?: ExpenseItem
  onClose: () => void
}

/** Adds or updates an expense item of the month (EXP-04, EXP-07). */
export const ItemDialog = ({ month, external, item, onClose }: ItemDialogProps) => {
  const today = useToday()
  const isOpen = useIsOpenForItems(month)
  // Its category and its words may change in any month.
  const isFixed = item !== undefined && (item.from_transaction || !isOpen)
  const creation = useTrackerCall(createExpenseItem)
  const update = useTrackerCall(updateExpenseItem)
  const removal = useTrackerCall(deleteExpenseItem)
  const { refusal, attempt } = useAttempt()

  const send = (values: ItemValues) =>
    item
      ? update.mutateAsync({
          params: { id: String(item.id) },
          body: { month, expense_item: changedItem(values, isFixed) },
        })
      : creation.mutateAsync({ body: { month, expense_item: newItem(values, external) } })
  const save = async (values: ItemValues) => {
    if (!external) {
      if (await attempt('saving an expense', () => send(values))) onClose()
      return
    }
    try {
      await send(values)
      onClose()
      await showExternalSaved()
    } catch (error) {
      await showExternalFailed(error)
    }
  }
  const remove = async (id: number) => {
    if (!(await confirm({ ...quoted.deleteQuestion, cancelLabel: 'Cancel', destructive: true }))) return
    const params = { id: String(id) }
    if (await attempt('deleting an expense', () => removal.mutateAsync({ params, query: { month } })))
      onClose()
  }

  return (
    <Dialog title={titleOf(external, item !== undefined)} onClose={onClose} sheet>
      <ItemForm
        month={month}
        initial={item ? valuesOf(item) : emptyItem(month, today)}
        fixed={isFixed}
        submitLabel={item ? 'Update' : 'Save'}
        busy={creation.isPending || update.isPending}
        onSubmit={(values) => void save(values)}
        backLabel="Cancel"
        onBack={onClose}
      >
        {refusal && (
          <Notice tone="stop" role="alert">
            <p>{refusal}</p>
          </Notice>
        )}
        {item && !isFixed && (
          <div>
            <Button variant="subtle" color="red.8" onClick={() => void remove(item.id)}>
              Delete this expense
            </Button>
          </div>
        )}
      </ItemForm>
    </Dialog>
  )
}

const titleOf = (external: boolean, exists: boolean) =>
  `${exists ? 'Update' : 'Add'} ${external ? 'external expense' : 'expense'}`
