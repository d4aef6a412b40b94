import { Button } from '@mantine/core'
import { day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { useRef, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { expenseCategoryName } from '../category-names.ts'
import { expensesCopy } from '../expenses/expenses.messages.ts'
import { editItem } from '../expenses/item-dialogs.tsx'
import { newestFirst } from '../tracker.rules.ts'
import { nameOf } from './category-choice.tsx'
import { payeeCategories, type SuggestionBasis, suggestedCategories } from './suggestion.rules.ts'
import { UncategorizedCard } from './uncategorized-card.tsx'
import classes from './uncategorized-card.module.css'
import type { ChosenBy } from './use-categorize.ts'
import type { FocusAfter } from './use-focus-after-leaving.ts'

interface UncategorizedDeckProps {
  items: readonly ExpenseItem[]
  basis: SuggestionBasis
  goals: readonly { category: ExpenseCategory; amount: string }[]
  /** Whether everything that suggestions are made of has loaded. */
  isComplete: boolean
  /** The item that got its category last, with this category. */
  saved: ExpenseItem | undefined
  focusAfter: FocusAfter
  onSaved: (item: ExpenseItem, category: ExpenseCategory) => void
}

/** The items one at a time, the newest first. What is skipped comes again after the others (TRACKER-177). */
export const UncategorizedDeck = (props: UncategorizedDeckProps) => {
  const { items, goals, isComplete, saved, focusAfter, onSaved } = props
  const deck = useRef<HTMLDivElement>(null)
  const [skipped, setSkipped] = useState<readonly number[]>([])
  // What was chosen for one item is suggested for the next one, which appears before all numbers have reloaded.
  const [tried, setTried] = useState<readonly ExpenseItem[]>([])
  const turn = ({ id }: ExpenseItem) => skipped.indexOf(id)
  const [top] = newestFirst(items).toSorted((a, b) => turn(a) - turn(b))
  // A chip must not become another one under the customer's finger.
  const { suggestions, ofPayee } = useFixed(`${top?.id} ${isComplete}`, () => {
    if (!top) return { suggestions: [], ofPayee: undefined }
    const basis = { ...props.basis, known: [...props.basis.known, ...tried] }
    return {
      suggestions: suggestedCategories(top, { ...basis, goals }),
      ofPayee: payeeCategories(top, basis)[0],
    }
  })
  if (!top) return null
  const nextOf = (by: ChosenBy) => () =>
    deck.current?.querySelector<HTMLElement>(by === 'suggestion' ? 'button' : 'input')
  return (
    <div ref={deck} className={classes.deck}>
      <UncategorizedCard
        key={top.id}
        item={top}
        suggestions={suggestions}
        ofPayee={ofPayee}
        hasMore={items.length > 1}
        onTry={(attempt) => {
          focusAfter(attempt && nextOf(attempt.by))
          if (attempt) setTried([...tried, { ...top, category: attempt.category }])
        }}
        onSaved={(category) => onSaved(top, category)}
      />
      <div className={classes.foot}>
        {saved && (
          <span className={classes.saved}>
            {t(expensesCopy.savedAs, {
              name: nameOf(saved),
              category: expenseCategoryName(saved.category),
            })}{' '}
            <Button
              variant="subtle"
              px="xs"
              fz="sm"
              aria-label={t(expensesCopy.changeSaved, { name: nameOf(saved) })}
              onClick={() => void editItem(monthStart(day(saved.effective_date)), saved)}
            >
              {t(expensesCopy.change)}
            </Button>
          </span>
        )}
        {items.length > 1 && (
          <Button
            className={classes.skip ?? ''}
            variant="subtle"
            px="xs"
            onClick={() => setSkipped([...skipped.filter((id) => id !== top.id), top.id])}
          >
            {t(expensesCopy.skip)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The value that was made when the key was last another one. */
const useFixed = <Value,>(key: string, make: () => Value): Value => {
  const [kept, setKept] = useState(() => ({ key, value: make() }))
  if (kept.key === key) return kept.value
  const fixed = { key, value: make() }
  setKept(fixed)
  return fixed.value
}
