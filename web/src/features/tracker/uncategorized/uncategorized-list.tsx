import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { useRef } from 'react'
import { t } from '../../../i18n/translate.ts'
import tables from '../../../ui/list/paged-table.module.css'
import { expensesCopy } from '../expenses/expenses.messages.ts'
import { newestFirst } from '../tracker.rules.ts'
import { UncategorizedRow } from './uncategorized-row.tsx'
import classes from './uncategorized.module.css'
import type { FocusAfter } from './use-focus-after-leaving.ts'

/** As many as a customer can review at a time. As items leave, the next ones move up. */
const SHOWN = 8

interface UncategorizedListProps {
  items: readonly ExpenseItem[]
  /** The categories of an item's payee, the likeliest first. */
  payeeCategoriesOf: (item: ExpenseItem) => readonly ExpenseCategory[]
  focusAfter: FocusAfter
  onSaved: (item: ExpenseItem, category: ExpenseCategory) => void
}

/** The items as a table, in which a customer categorizes one after another, also by keyboard (TRACKER-120). */
export const UncategorizedList = (props: UncategorizedListProps) => {
  const { items, payeeCategoriesOf, focusAfter, onSaved } = props
  const list = useRef<HTMLTableSectionElement>(null)
  const sorted = newestFirst(items)
  const selectAt = (at: number) => {
    const selects = [...(list.current?.querySelectorAll('input') ?? [])]
    return selects[Math.min(at, selects.length - 1)]
  }
  return (
    <>
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
          {sorted.slice(0, SHOWN).map((item, at) => (
            <UncategorizedRow
              key={item.id}
              item={item}
              suggestions={payeeCategoriesOf(item)}
              onTry={(tried) => focusAfter(tried && (() => selectAt(at)))}
              onSaved={(category) => onSaved(item, category)}
            />
          ))}
        </tbody>
      </table>
      {sorted.length > SHOWN && (
        <p className={classes.lead}>{t(expensesCopy.moreAfter, { count: sorted.length - SHOWN })}</p>
      )}
    </>
  )
}
