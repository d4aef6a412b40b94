import { ActionIcon, Button } from '@mantine/core'
import { IconArrowsSplit2, IconPencil, IconRepeat } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import type { ReactNode } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { formatDay } from '../../../lib/dates.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { PagedTable } from '../../../ui/list/paged-table.tsx'
import { lastPage, usePaging } from '../../../ui/list/paging.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { expenseCategoryName } from '../category-names.ts'
import { openRuleOf } from '../rules/open-rule.tsx'
import { rulesCopy } from '../rules/rules.messages.ts'
import { useOfferOldItems } from '../rules/use-offer-old-items.ts'
import { expensesCopy } from './expenses.messages.ts'
import { addItem, editItem, splitItem } from './item-dialogs.tsx'
import classes from './item-table.module.css'
import { type ItemOrder, nameOf, sortItems } from './sort-items.ts'

/** Fewer rows are found by reading them. */
const SORTABLE_FROM = 10

interface ItemTableProps {
  title: string
  month: CalendarDate
  items: readonly ExpenseItem[]
  /**
   * What the button adds: external spending, or spending from this account. Without it, there is no button.
   */
  external?: boolean
  empty: string
  action?: ReactNode
}

/**
 * Expense items, newest first unless a header is selected, five per page (TRACKER-116). Each can be edited or split
 * into parts.
 */
export const ItemTable = ({ title, month, items, external, empty, action }: ItemTableProps) => {
  const { page, perPage, sort, setPage, setPerPage, setSort } = usePaging()
  const current = Math.min(page, lastPage(items.length, perPage))
  const rows = sortItems(items, sort).slice((current - 1) * perPage, current * perPage)
  return (
    <SectionCard
      title={title}
      actions={
        <div className={classes.actions}>
          {action}
          {external !== undefined && (
            <Button variant="default" onClick={() => void addItem(month, external)}>
              {elements(external ? expensesCopy.addExternal : expensesCopy.add, {
                more: (words) => <span className="ys-sr-only">{words}</span>,
              })}
            </Button>
          )}
        </div>
      }
    >
      <PagedTable
        caption={title}
        rowKey={({ id }) => id}
        rows={rows}
        empty={empty}
        sort={sort}
        {...(items.length >= SORTABLE_FROM && { onSort: setSort })}
        columns={[
          {
            title: t(expensesCopy.date),
            sortBy: 'date' satisfies ItemOrder,
            phone: 'detail',
            cell: (item) => <span className={classes.date}>{formatDay(item.effective_date)}</span>,
          },
          {
            title: t(expensesCopy.descriptionColumn),
            sortBy: 'description' satisfies ItemOrder,
            phone: 'name',
            cell: nameOf,
          },
          {
            title: t(expensesCopy.category),
            sortBy: 'category' satisfies ItemOrder,
            phone: 'detail',
            cell: ({ category }) => expenseCategoryName(category),
          },
          {
            title: t(expensesCopy.amount),
            sortBy: 'amount' satisfies ItemOrder,
            numeric: true,
            phone: 'value',
            cell: ({ amount }) => <Money amount={amount} />,
          },
          {
            title: t(expensesCopy.actions),
            numeric: true,
            phone: 'actions',
            cell: (item) => <RowActions item={item} month={month} />,
          },
        ]}
        {...(items.length > 5 && {
          pager: {
            controls: { count: items.length, per_page: perPage, current_page: current },
            onPage: setPage,
            onPerPage: setPerPage,
          },
        })}
      />
    </SectionCard>
  )
}

const RowActions = ({ item, month }: { item: ExpenseItem; month: CalendarDate }) => (
  <span className={classes.buttons}>
    <ActionIcon
      aria-label={t(expensesCopy.updateItem, { name: nameOf(item) })}
      onClick={() => void editItem(month, item)}
    >
      <IconPencil size={20} aria-hidden />
    </ActionIcon>
    <ActionIcon
      aria-label={t(expensesCopy.breakDown, { name: nameOf(item) })}
      onClick={() => void splitItem(month, item)}
    >
      <IconArrowsSplit2 size={20} aria-hidden />
    </ActionIcon>
    {item.description && <AlwaysButton item={item} />}
  </span>
)

/** "Always do this": makes a rule from the item (RULE-01). */
const AlwaysButton = ({ item }: { item: ExpenseItem }) => {
  const offerOldItems = useOfferOldItems()
  return (
    <ActionIcon
      aria-label={t(rulesCopy.alwaysWith, { name: nameOf(item) })}
      title={t(rulesCopy.always)}
      onClick={() => void openRuleOf(item).then(offerOldItems)}
    >
      <IconRepeat size={20} aria-hidden />
    </ActionIcon>
  )
}
