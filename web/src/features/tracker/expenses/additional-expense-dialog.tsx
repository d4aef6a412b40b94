import { Button, NativeSelect } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import { expenseCategoryInput, goalAmountInput } from '@yoursuccess/contract/tracker-fields'
import { createExpenseItem } from '@yoursuccess/contract/tracker-items'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker-categories'
import { selectableExpenseCategoryOptions } from '@yoursuccess/contract/tracker-categories'
import * as z from 'zod'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import dialog from '../../../ui/dialog/dialog.module.css'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useTrackerCall } from '../tracker.api.ts'
import classes from '../tracker.module.css'
import { useAttempt } from '../use-attempt.ts'

const schema = z.object({ amount: goalAmountInput, category: expenseCategoryInput })

export const AdditionalExpenseDialog = ({ month, onClose }: { month: CalendarDate; onClose: () => void }) => {
  const { mutateAsync: create, isPending } = useTrackerCall(createExpenseItem)
  const { refusal, attempt } = useAttempt()
  const form = useForm({
    initialValues: { amount: '', category: '' },
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
  })
  const submit = async ({ amount, category }: { amount: string; category: string }) => {
    const item = { amount, category: category as SelectableExpenseCategory, external: false }
    if (await attempt('adding an expense', () => create({ body: { month, expense_item: item } }))) onClose()
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
        {refusal && (
          <Notice tone="stop" role="alert">
            <p>{refusal}</p>
          </Notice>
        )}
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
