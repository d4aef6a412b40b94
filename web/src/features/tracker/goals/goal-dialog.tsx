import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import {
  descriptionInput,
  type ExpenseGoal,
  expenseCategoryInput,
  goalAmountInput,
} from '@yoursuccess/contract/tracker/tracker-fields'
import {
  SELECTABLE_EXPENSE_CATEGORIES,
  type SelectableExpenseCategory,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { overBudget } from '@yoursuccess/contract/tracker/tracker.rules'
import * as z from 'zod'
import { checkedBy } from '../../../lib/errors.ts'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { expenseChoices } from '../category-names.ts'
import { goalsCopy } from './goals.messages.ts'
import { showOverBudget } from './over-budget.ts'
import { trackingQuery } from '../tracker.api.ts'
import { useCreateExpenseGoal, useUpdateExpenseGoal } from '../tracker.calls.ts'
import { showIfOverBudget } from '../tracker-errors.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import classes from '../tracker.module.css'
import { sumOf, toCents } from '../tracker.rules.ts'

interface GoalDialogProps {
  month: CalendarDate
  /** Without it, the dialog adds a new goal. */
  goal?: ExpenseGoal
  /** The category of a new goal to begin with. */
  category?: SelectableExpenseCategory
  onClose: () => void
}

const schema = z.object({
  amount: goalAmountInput,
  category: expenseCategoryInput,
  description: descriptionInput,
})

export const GoalDialog = ({ month, goal, category: wanted, onClose }: GoalDialogProps) => {
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  const creation = useCreateExpenseGoal()
  const update = useUpdateExpenseGoal()
  const form = useForm({
    initialValues: {
      amount: goal?.amount ?? '',
      category: goal?.category ?? wanted ?? '',
      description: goal?.description ?? '',
    },
    validate: checkedBy(schema),
    validateInputOnBlur: true,
  })

  const submit = async (values: typeof form.values) => {
    const over = overBudgetBy(tracking, values.amount, goal)
    if (over > 0) return showOverBudget(over)
    const category = values.category as SelectableExpenseCategory
    const body = { month, expense_goal: { ...values, category, effective_date: month } }
    const callbacks = { onSuccess: onClose, onError: showIfOverBudget }
    await (goal
      ? update.submit({ params: { id: String(goal.id) }, body }, callbacks)
      : creation.submit({ body }, callbacks))
  }
  const taken = new Set<string>(tracking.expense_goals.map(({ category }) => category))
  const choices = SELECTABLE_EXPENSE_CATEGORIES.filter(
    (category) => category === goal?.category || !taken.has(category),
  )
  return (
    <Dialog title={goal ? t(goalsCopy.updateExpenseGoal) : t(goalsCopy.addExpenseGoal)} onClose={onClose}>
      <form className={classes.stack} onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
        <MoneyInput label={t(goalsCopy.amount)} data-autofocus {...form.getInputProps('amount')} />
        <NativeSelect
          label={t(goalsCopy.category)}
          data={[{ value: '', label: t(goalsCopy.chooseCategory) }, ...expenseChoices(choices)]}
          {...form.getInputProps('category')}
        />
        <TextInput label={t(goalsCopy.description)} maxLength={200} {...form.getInputProps('description')} />
        <TrackerSubmitError error={creation.error ?? update.error} />
        <FormButtons
          submitLabel={goal ? t(goalsCopy.update) : t(goalsCopy.save)}
          valid={form.isValid()}
          busy={creation.isPending || update.isPending}
          backLabel={t(goalsCopy.cancel)}
          onBack={onClose}
        />
      </form>
    </Dialog>
  )
}

/** Existing goals include the trustee payment (TRACKER-100). */
const overBudgetBy = (tracking: PaymentTracking, amount: string, replaced: ExpenseGoal | undefined) => {
  const { income_goals, expense_goals, trustee_payment: trustee } = tracking
  return overBudget({
    incomeCents: sumOf(income_goals),
    existingGoalsCents: sumOf([...expense_goals, ...(trustee ? [trustee] : [])]),
    newAmountCents: toCents(amount),
    ...(replaced && { replacedAmountCents: toCents(replaced.amount) }),
  })
}
