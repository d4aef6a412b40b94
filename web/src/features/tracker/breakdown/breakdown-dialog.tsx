import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { splitState } from '@yoursuccess/contract/tracker/tracker.rules'
import { useRef } from 'react'
import { checkedBy } from '../../../lib/errors.ts'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { BreakdownAlert } from './breakdown-alert.tsx'
import { BreakdownPartFields } from './breakdown-part-fields.tsx'
import { breakdownSchema, emptyPart, type Part, partItems } from './breakdown-parts.ts'
import rows from '../goals/goal-rows.module.css'
import { useSplitExpenseItem } from '../tracker.calls.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import classes from '../tracker.module.css'
import { toCents } from '../tracker.rules.ts'
import { breakdownCopy } from './breakdown.messages.ts'

interface BreakdownDialogProps {
  month: CalendarDate
  item: ExpenseItem
  onClose: (items: ExpenseItem[] | undefined) => void
}

/** "Breakdown Transaction": splits a transaction into parts whose sum is exactly the original amount. */
export const BreakdownDialog = ({ month, item, onClose }: BreakdownDialogProps) => {
  const { submit: split, isPending, error } = useSplitExpenseItem()
  const lastKey = useRef(2)
  const form = useForm<{ parts: Part[] }>({
    initialValues: { parts: [emptyPart(1), emptyPart(2)] },
    validate: checkedBy(breakdownSchema),
    validateInputOnBlur: true,
  })
  const { parts } = form.values
  const amounts = parts.map(({ amount }) => toCents(amount))
  const original = toCents(item.amount)

  const submit = () =>
    split(
      { body: { month, expense_items: partItems(item.id, parts) } },
      { onSuccess: ({ expense_items }) => onClose(expense_items) },
    )
  const add = () => {
    lastKey.current += 1
    form.insertListItem('parts', emptyPart(lastKey.current))
  }
  return (
    <Dialog title={t(breakdownCopy.title)} onClose={() => onClose(undefined)} width={640}>
      <form className={classes.stack} onSubmit={form.onSubmit(() => void submit())} noValidate>
        {item.description && <p className={classes.quiet}>{item.description}</p>}
        <div className={rows.rows}>
          {parts.map((part, at) => (
            <BreakdownPartFields
              key={part.key}
              position={at + 1}
              amount={form.getInputProps(`parts.${at}.amount`)}
              category={form.getInputProps(`parts.${at}.category`)}
              description={form.getInputProps(`parts.${at}.description`)}
              {...(parts.length > 1 && { onRemove: () => form.removeListItem('parts', at) })}
            />
          ))}
        </div>
        <div>
          <Button variant="subtle" className="ys-flush" onClick={add} disabled={isPending}>
            {t(breakdownCopy.addPart)}
          </Button>
        </div>
        <BreakdownAlert original={original} amounts={amounts} />
        <TrackerSubmitError error={error} />
        <FormButtons
          submitLabel={t(breakdownCopy.save)}
          valid={form.isValid() && splitState(original, amounts) === 'equal'}
          busy={isPending}
          backLabel={t(breakdownCopy.cancel)}
          onBack={() => onClose(undefined)}
        />
      </form>
    </Dialog>
  )
}
