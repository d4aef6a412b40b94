import { NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { expenseCategoryInput, goalAmountInput } from '@yoursuccess/contract/tracker/tracker-fields'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { SELECTABLE_EXPENSE_CATEGORIES } from '@yoursuccess/contract/tracker/tracker-categories'
import * as z from 'zod'
import { checkedBy } from '../../../lib/errors.ts'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { expenseChoices } from '../category-names.ts'
import { useCreateExpenseItem } from '../tracker.calls.ts'
import classes from '../tracker.module.css'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { expensesCopy } from './expenses.messages.ts'

const schema = z.object({ amount: goalAmountInput, category: expenseCategoryInput })

export const AdditionalExpenseDialog = ({ month, onClose }: { month: CalendarDate; onClose: () => void }) => {
  const { submit: create, isPending, error } = useCreateExpenseItem()
  const form = useForm({
    initialValues: { amount: '', category: '' },
    validate: checkedBy(schema),
    validateInputOnBlur: true,
  })
  const submit = async ({ amount, category }: { amount: string; category: string }) => {
    const item = { amount, category: category as SelectableExpenseCategory, external: false }
    const onSuccess = () => {
      onClose()
      // The page below may not show it, such as the home page, or a phone whose tables are closed.
      showToast('good', t(expensesCopy.spendingAdded))
    }
    await create({ body: { month, expense_item: item } }, { onSuccess })
  }
  return (
    <Dialog title={t(expensesCopy.additionalExpense)} onClose={onClose}>
      <form className={classes.stack} onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
        <MoneyInput label={t(expensesCopy.amount)} data-autofocus {...form.getInputProps('amount')} />
        <NativeSelect
          label={t(expensesCopy.expenseCategory)}
          data={[
            { value: '', label: t(expensesCopy.chooseCategory) },
            ...expenseChoices(SELECTABLE_EXPENSE_CATEGORIES),
          ]}
          {...form.getInputProps('category')}
        />
        <TrackerSubmitError error={error} />
        <FormButtons
          submitLabel={t(expensesCopy.save)}
          valid={form.isValid()}
          busy={isPending}
          backLabel={t(expensesCopy.cancel)}
          onBack={onClose}
        />
      </form>
    </Dialog>
  )
}
