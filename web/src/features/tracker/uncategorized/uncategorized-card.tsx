import { Button } from '@mantine/core'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { useId, useRef } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { formatDay } from '../../../lib/dates.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { useSwipe } from '../../../ui/list/use-swipe.ts'
import { expenseCategoryName } from '../category-names.ts'
import { expensesCopy } from '../expenses/expenses.messages.ts'
import { CategoryChoice, nameOf, NotCategorized } from './category-choice.tsx'
import classes from './uncategorized-card.module.css'
import { type CategorizeCallbacks, useCategorize } from './use-categorize.ts'

interface UncategorizedCardProps extends CategorizeCallbacks {
  item: ExpenseItem
  /** What the chips offer, the likeliest first. */
  suggestions: readonly ExpenseCategory[]
  /** What a swipe takes: the likeliest category of the payee, which is no guess. */
  ofPayee: ExpenseCategory | undefined
  /** Shows the edges of more cards below. */
  hasMore: boolean
}

/** One item without a category: what it was, three suggestions, and the list of all categories (TRACKER-177). */
export const UncategorizedCard = (props: UncategorizedCardProps) => {
  const { item, suggestions, ofPayee, hasMore, onTry, onSaved } = props
  const card = useRef<HTMLDivElement>(null)
  const title = useId()
  const categorizing = useCategorize(item, { onTry, onSaved })
  const { choose, busy } = categorizing
  const name = nameOf(item)
  const day = formatDay(item.effective_date)
  const swipe = useSwipe(() => {
    if (busy) return
    if (ofPayee) choose(ofPayee, 'suggestion')
    else card.current?.querySelector('input')?.click()
  })
  return (
    <div
      ref={card}
      className={classes.card}
      data-more={hasMore}
      role="group"
      aria-labelledby={title}
      {...swipe}
    >
      <div className={classes.what} id={title}>
        <span className={classes.name}>{name}</span>{' '}
        <span className={classes.amount}>
          <Money amount={item.amount} />
        </span>{' '}
        <span className={classes.day}>{day}</span>
      </div>
      <div className={classes.chips}>
        {suggestions.map((category, at) => (
          <Button
            key={category}
            className={classes.chip ?? ''}
            radius={22}
            variant={at === 0 ? 'filled' : 'light'}
            disabled={busy}
            onClick={() => choose(category, 'suggestion')}
          >
            {elements(expensesCopy.suggested, {
              item: (words) => <span className="ys-sr-only">{words}</span>,
              name,
              day,
              category: expenseCategoryName(category),
            })}
          </Button>
        ))}
      </div>
      <CategoryChoice item={item} placeholder={t(expensesCopy.anotherCategory)} categorizing={categorizing} />
      <NotCategorized categorizing={categorizing} />
    </div>
  )
}
