import { Button, NativeSelect } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { expenseCategoryInput, goalAmountInput } from '@yoursuccess/contract/tracker/tracker-fields'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { selectableExpenseCategoryOptions } from '@yoursuccess/contract/tracker/tracker-categories'
import * as z from 'zod'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import dialog from '../../../ui/dialog/dialog.module.css'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { useCreateExpenseItem } from '../tracker.calls.ts'
import classes from '../tracker.module.css'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'

const schema = z.object({ amount: goalAmountInput, category: expenseCategoryInput })

export const AdditionalExpenseDialog = ({ month, onClose }: { month: CalendarDate; onClose: () => void }) => {
  const { submit: create, isPending, error } = useCreateExpenseItem()
  const form = useForm({
    initialValues: { amount: '', category: '' },
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
  })
  const submit = async ({ amount, category }: { amount: string; category: string }) => {
    const item = { amount, category: category as SelectableExpenseCategory, external: false }
    await create({ body: { month, expense_item: item } }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Additional Expense Transaction" onClose={onClose} sheet>
      <form className={classes.stack} onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
        <MoneyInput label="Amount" data-autofocus {...form.getInputProps('amount')} />
        <NativeSelect
          label="Expense Category"
          data={[{ value: '', label: 'Choose a category' }, ...selectableExpenseCategoryOptions]}
          {...form.getInputProps('category')}
        />
        <TrackerSubmitError error={error} />
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!form.isValid() || isPending} loading={isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
