import { Button } from '@mantine/core'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { expensesCopy } from '../expenses/expenses.messages.ts'
import { suggestionsQuery } from '../tracker.api.ts'
import { copy } from '../tracker.messages.ts'
import { payeeCategories } from './suggestion.rules.ts'
import { UncategorizedDeck } from './uncategorized-deck.tsx'
import { UncategorizedList } from './uncategorized-list.tsx'
import classes from './uncategorized.module.css'
import { useFocusAfterLeaving } from './use-focus-after-leaving.ts'

interface UncategorizedSectionProps {
  /** The items without a category, from all months. */
  items: readonly ExpenseItem[]
  /** The loaded items, from which categories are suggested. */
  known: readonly ExpenseItem[]
  /** The goals of the month. */
  goals: readonly { category: ExpenseCategory; amount: string }[]
  /** False while more known items are loading. */
  isComplete: boolean
}

/**
 * What has no category, one item at a time or as a list (TRACKER-120, TRACKER-177). Without such items there is no section,
 * and screen readers hear that all is done.
 */
export const UncategorizedSection = ({ items, known, goals, isComplete }: UncategorizedSectionProps) => {
  const [chosen, setChosen] = useState<readonly ExpenseItem[]>([])
  const [isList, setList] = useState(false)
  const suggesting = useQuery(suggestionsQuery)
  const basis = { suggested: suggesting.data, known: [...known, ...chosen] }
  const shared = {
    items,
    focusAfter: useFocusAfterLeaving(items.length),
    onSaved: (item: ExpenseItem, category: ExpenseCategory) =>
      setChosen((before) => [...before, { ...item, category }]),
  }
  return (
    <>
      <LiveText>
        {items.length === 0
          ? t(expensesCopy.allHaveCategory)
          : t(expensesCopy.withoutCategory, { count: items.length })}
      </LiveText>
      {items.length > 0 && (
        <SectionCard
          title={t(expensesCopy.uncategorized)}
          actions={
            <Button variant="subtle" px="xs" fz="sm" onClick={() => setList(!isList)}>
              {t(isList ? expensesCopy.showOne : expensesCopy.showList)}
            </Button>
          }
        >
          <p className={classes.lead}>
            {elements(expensesCopy.toCategorize, {
              strong: (words) => <strong>{words}</strong>,
              count: items.length,
            })}{' '}
            <span className={classes.touch}>
              {t(isList ? copy.uncategorizedSwipe : expensesCopy.swipeCard)}
            </span>
          </p>
          <Loaded query={suggesting} loading={null} title={t(expensesCopy.noSuggestions)}>
            {() => null}
          </Loaded>
          {isList ? (
            <UncategorizedList {...shared} payeeCategoriesOf={(item) => payeeCategories(item, basis)} />
          ) : (
            <UncategorizedDeck
              {...shared}
              basis={basis}
              goals={goals}
              isComplete={isComplete && !suggesting.isPending}
              saved={chosen.at(-1)}
            />
          )}
        </SectionCard>
      )}
    </>
  )
}
