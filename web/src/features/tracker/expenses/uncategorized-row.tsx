import { Button } from '@mantine/core'
import { day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import {
  CUSHION,
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { useRef, useState } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { formatDay } from '../../../lib/dates.ts'
import { ChoiceInput } from '../../../ui/form/choice-input.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { useSwipe } from '../../../ui/list/use-swipe.ts'
import { expenseCategoryName, expenseChoices } from '../category-names.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { useCategorizeItem } from '../tracker.calls.ts'
import { expensesCopy } from './expenses.messages.ts'
import classes from './uncategorized.module.css'

interface UncategorizedRowProps {
  item: ExpenseItem
  /** Categories of the same payee, the likeliest first. */
  suggestions: readonly ExpenseCategory[]
  /** Called with true when a category is being saved, and with false if that failed. */
  onTry: (isTried: boolean) => void
  onSaved: (category: ExpenseCategory) => void
}

/** All categories, including the trustee payment, but not the reserved cushion (TRACKER-98). */
const CATEGORIES = EXPENSE_CATEGORIES.filter((category) => category !== CUSHION)

export const UncategorizedRow = ({ item, suggestions, onTry, onSaved }: UncategorizedRowProps) => {
  const { submit, isPending: busy, error } = useCategorizeItem()
  const name = item.description ?? t(expensesCopy.unnamedSpending)
  const row = useRef<HTMLTableRowElement>(null)
  const [tried, setTried] = useState<ExpenseCategory>()
  const onChoose = (category: ExpenseCategory) => {
    onTry(true)
    setTried(category)
    const body = {
      month: monthStart(day(item.effective_date)),
      expense_item: { category: asChosen(category) },
    }
    const callbacks = { onSuccess: () => onSaved(category), onError: () => onTry(false) }
    void submit({ params: { id: String(item.id) }, body }, callbacks)
  }
  const swipe = useSwipe(() => {
    if (busy) return
    const [likeliest] = suggestions
    if (likeliest) onChoose(likeliest)
    else row.current?.querySelector('input')?.click()
  })
  return (
    <tr ref={row} className={classes.row} data-phone="lines" {...swipe}>
      <td data-phone="detail">
        <span className={classes.date}>{formatDay(item.effective_date)}</span>
      </td>
      <td data-phone="name" className={classes.name}>
        {name}
      </td>
      <td data-phone="value" data-numeric>
        <Money amount={item.amount} />
      </td>
      <td data-phone="note">
        <div className={classes.choices}>
          <ChoiceInput
            label={t(expensesCopy.categoryOf, { name, day: formatDay(item.effective_date) })}
            placeholder={t(expensesCopy.chooseCategory)}
            choices={expenseChoices(CATEGORIES)}
            value={tried}
            busy={busy}
            onChoose={onChoose}
          />
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              className={classes.suggestion ?? ''}
              variant="light"
              disabled={busy}
              onClick={() => onChoose(suggestion)}
            >
              {elements(expensesCopy.again, {
                item: (words) => <span className="ys-sr-only">{words}</span>,
                name,
                day: formatDay(item.effective_date),
                category: expenseCategoryName(suggestion),
              })}
            </Button>
          ))}
          <TrackerSubmitError error={error} />
          {error && tried && (
            <Button
              className={classes.suggestion ?? ''}
              variant="light"
              disabled={busy}
              onClick={() => onChoose(tried)}
            >
              {t(expensesCopy.tryAgain)}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

/** The page offers only categories that the server accepts for an item. */
const asChosen = (category: ExpenseCategory) => category as Exclude<ExpenseCategory, typeof CUSHION>
