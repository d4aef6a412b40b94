import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { suggestionsQuery } from '../tracker.api.ts'
import { copy } from '../tracker.messages.ts'
import { newestFirst } from '../tracker.rules.ts'
import { expensesCopy } from './expenses.messages.ts'
import { suggestedCategory } from './suggestion.rules.ts'
import tables from '../../../ui/list/paged-table.module.css'
import { UncategorizedRow } from './uncategorized-row.tsx'
import classes from './uncategorized.module.css'

/** As many as a customer can review at a time. As items leave, the next ones move up. */
const SHOWN = 8

interface UncategorizedListProps {
  items: readonly ExpenseItem[]
  /** The loaded items. Their categories are suggested for items with the same payee. */
  known: readonly ExpenseItem[]
}

/**
 * Items without a category, from all months. The table lets a customer categorize one after another, also by
 * keyboard.
 */
export const UncategorizedList = ({ items, known }: UncategorizedListProps) => {
  const [chosen, setChosen] = useState<readonly ExpenseItem[]>([])
  const list = useRef<HTMLTableSectionElement>(null)
  const sorted = newestFirst(items)
  const shown = sorted.slice(0, SHOWN)
  const focusAt = useFocusAfterLeaving(list, items.length)
  const suggesting = useQuery(suggestionsQuery)
  const suggestions = suggesting.data
  /** What the screen knows, for items that the server suggests nothing for. */
  const suggestedHere = (item: ExpenseItem) => {
    const category = suggestedCategory(item, [...known, ...chosen])
    return category ? [category] : []
  }

  return (
    <>
      <LiveText>
        {items.length === 0
          ? t(expensesCopy.allHaveCategory)
          : t(expensesCopy.withoutCategory, { count: items.length })}
      </LiveText>
      {items.length > 0 && (
        <SectionCard title={t(expensesCopy.uncategorized)}>
          <p className={classes.lead}>
            {elements(expensesCopy.toCategorize, {
              strong: (words) => <strong>{words}</strong>,
              count: items.length,
            })}{' '}
            <span className={classes.touch}>{t(copy.uncategorizedSwipe)}</span>
          </p>
          <Loaded query={suggesting} loading={null} title={t(expensesCopy.noSuggestions)}>
            {() => null}
          </Loaded>
          <table className={`${tables.table} ${classes.table}`}>
            <caption className="ys-sr-only">{t(expensesCopy.uncategorized)}</caption>
            <thead>
              <tr>
                <th scope="col">{t(expensesCopy.date)}</th>
                <th scope="col">{t(expensesCopy.descriptionColumn)}</th>
                <th scope="col" data-numeric>
                  {t(expensesCopy.amount)}
                </th>
                <th scope="col">{t(expensesCopy.category)}</th>
              </tr>
            </thead>
            <tbody ref={list}>
              {shown.map((item, at) => (
                <UncategorizedRow
                  key={item.id}
                  item={item}
                  suggestions={suggestions?.get(item.id) ?? suggestedHere(item)}
                  onTry={(isTried) => focusAt(isTried ? at : undefined)}
                  onSaved={(category) => setChosen((before) => [...before, { ...item, category }])}
                />
              ))}
            </tbody>
          </table>
          {sorted.length > SHOWN && (
            <p className={classes.lead}>{t(expensesCopy.moreAfter, { count: sorted.length - SHOWN })}</p>
          )}
        </SectionCard>
      )}
    </>
  )
}

/**
 * When a row leaves, the focus moves to the row that replaces it, or to the page's heading after the last.
 */
const useFocusAfterLeaving = (list: React.RefObject<HTMLElement | null>, count: number) => {
  const waiting = useRef<number>(undefined)
  const before = useRef(count)
  useEffect(() => {
    const hasLeft = count < before.current
    before.current = count
    if (!hasLeft || waiting.current === undefined) return
    const selects = [...(list.current?.querySelectorAll('input') ?? [])]
    const next = selects[Math.min(waiting.current, selects.length - 1)]
    waiting.current = undefined
    // The customer has already moved the focus elsewhere.
    if (document.activeElement !== document.body) return
    ;(next ?? document.querySelector<HTMLElement>('h1'))?.focus()
  }, [count, list])
  return (at: number | undefined) => {
    waiting.current = at
  }
}
