import { Button } from '@mantine/core'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { useRef } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { formatDay } from '../../../lib/dates.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { useSwipe } from '../../../ui/list/use-swipe.ts'
import { expenseCategoryName } from '../category-names.ts'
import { expensesCopy } from '../expenses/expenses.messages.ts'
import { CategoryChoice, nameOf, NotCategorized } from './category-choice.tsx'
import classes from './uncategorized.module.css'
import { type CategorizeCallbacks, useCategorize } from './use-categorize.ts'

interface UncategorizedRowProps extends CategorizeCallbacks {
  item: ExpenseItem
  /** Categories of the same payee, the likeliest first. */
  suggestions: readonly ExpenseCategory[]
}

export const UncategorizedRow = ({ item, suggestions, onTry, onSaved }: UncategorizedRowProps) => {
  const categorizing = useCategorize(item, { onTry, onSaved })
  const { choose, busy } = categorizing
  const name = nameOf(item)
  const row = useRef<HTMLTableRowElement>(null)
  const swipe = useSwipe(() => {
    if (busy) return
    const [likeliest] = suggestions
    if (likeliest) choose(likeliest)
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
          <CategoryChoice
            item={item}
            placeholder={t(expensesCopy.chooseCategory)}
            categorizing={categorizing}
          />
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              className={classes.suggestion ?? ''}
              variant="light"
              disabled={busy}
              onClick={() => choose(suggestion)}
            >
              {elements(expensesCopy.again, {
                item: (words) => <span className="ys-sr-only">{words}</span>,
                name,
                day: formatDay(item.effective_date),
                category: expenseCategoryName(suggestion),
              })}
            </Button>
          ))}
          <NotCategorized categorizing={categorizing} />
        </div>
      </td>
    </tr>
  )
}
