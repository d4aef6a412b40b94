import { Button } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { t, texts } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { useToday } from '../../program/program.api.ts'
import { expensesCopy } from './expenses.messages.ts'
import { showExternalFailed, showExternalSaved } from './external-result.ts'
import { ItemForm } from './item-form.tsx'
import { changedItem, emptyItem, type ItemValues, newItem, valuesOf } from './item-values.ts'
import { useCreateExpenseItem, useDeleteExpenseItem, useUpdateExpenseItem } from '../tracker.calls.ts'
import { copy } from '../tracker.messages.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { useIsOpenForItems } from '../month/use-month.ts'

interface ItemDialogProps {
  month: CalendarDate
  external: boolean
  /** Without it, the dialog adds a new item. */
  item?: ExpenseItem
  onClose: () => void
}

/** Adds or updates an expense item of the month (TRACKER-117). */
export const ItemDialog = ({ month, external, item, onClose }: ItemDialogProps) => {
  const today = useToday()
  const isOpen = useIsOpenForItems(month)
  // Category and description can change in any month.
  const isFixed = item !== undefined && (item.from_transaction || !isOpen)
  const creation = useCreateExpenseItem()
  const update = useUpdateExpenseItem()
  const removal = useDeleteExpenseItem()

  const callbacks = {
    onSuccess: async () => {
      onClose()
      if (external) await showExternalSaved()
    },
    onError: (error: unknown) => (external ? showExternalFailed(error) : undefined),
  }
  const save = (values: ItemValues) =>
    item
      ? update.submit(
          { params: { id: String(item.id) }, body: { month, expense_item: changedItem(values, isFixed) } },
          callbacks,
        )
      : creation.submit({ body: { month, expense_item: newItem(values, external) } }, callbacks)
  const remove = (id: number) =>
    removal.submit(
      { params: { id: String(id) }, query: { month } },
      {
        askFirst: () =>
          confirm({ ...texts(copy.deleteQuestion), cancelLabel: t(expensesCopy.cancel), destructive: true }),
        onSuccess: onClose,
      },
    )

  return (
    <Dialog title={titleOf(external, item !== undefined)} onClose={onClose}>
      <ItemForm
        month={month}
        initial={item ? valuesOf(item) : emptyItem(month, today)}
        fixed={isFixed}
        submitLabel={item ? t(expensesCopy.update) : t(expensesCopy.save)}
        busy={creation.isPending || update.isPending || removal.isPending}
        onSubmit={(values) => void save(values)}
        backLabel={t(expensesCopy.cancel)}
        onBack={onClose}
      >
        <TrackerSubmitError error={creation.error ?? update.error ?? removal.error} />
        {item && !isFixed && (
          <div>
            <Button variant="subtle" onClick={() => void remove(item.id)}>
              {t(expensesCopy.deleteExpense)}
            </Button>
          </div>
        )}
      </ItemForm>
    </Dialog>
  )
}

const titleOf = (external: boolean, exists: boolean) => {
  const { add, addExternal, update, updateExternal } = expensesCopy.itemTitle
  if (exists) return t(external ? updateExternal : update)
  return t(external ? addExternal : add)
}
