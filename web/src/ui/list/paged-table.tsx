import { ActionIcon, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconChevronDown,
  IconChevronUp,
} from '@tabler/icons-react'
import { Fragment, type ReactNode, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { EmptyState } from '../page/empty-state.tsx'
import { ErrorPanel } from '../page/error-panel.tsx'
import { copy } from './list.messages.ts'
import classes from './paged-table.module.css'
import { Pager, type PagerProps } from './pager.tsx'
import { needsPages, type Sort } from './paging.ts'
import { RowsSkeleton } from '../page/skeletons.tsx'
import { useViewport } from '../page/use-viewport.ts'
import { SortChoice } from './sort-choice.tsx'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** The server's name for sorting by this column. Without it the header is plain (FRAME-70). */
  sortBy?: string
  /** Numbers are right-aligned. */
  numeric?: boolean
  /**
   * The cell's position on a phone: name and value begin a row, details follow below, a note has a separate
   * line, and actions are last. If no column has a position, each row becomes a small card that shows the
   * titles. With "none", the cell doesn't show on a phone.
   */
  phone?: 'name' | 'value' | 'detail' | 'note' | 'actions' | 'none'
}

export interface PagedTableProps<Row> {
  /** The table's name for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while loading, and after a failure. */
  rows: readonly Row[] | undefined
  /** The error when the rows failed to load, and a retry: such a list must not look empty. */
  failure?: { error: unknown; onRetry: () => void } | undefined
  rowKey: (row: Row) => string | number
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** Without it there is only one page. */
  pager?: PagerProps
  empty?: ReactNode
  /** A row's expandable details. `label` names the row for screen readers. */
  details?: { label: (row: Row) => string; content: (row: Row) => ReactNode }
  /** The heading above the rows that a row belongs to, such as its month. Rows of a group must be in sequence. */
  groupOf?: ((row: Row) => string) | undefined
}

/**
 * A table in pages, with headers that sort on the server. On a phone a row has up to two lines, and one line
 * above a list of several pages sorts.
 */
export const PagedTable = <Row,>(props: PagedTableProps<Row>) => {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    pager,
    failure,
    empty = t(copy.noRecords),
    details,
    groupOf,
  } = props
  const isOnPhone = useViewport() === 'phone'
  const [open, setOpen] = useState<readonly (string | number)[]>([])
  const toggle = (key: string | number) =>
    setOpen(open.includes(key) ? open.filter((each) => each !== key) : [...open, key])
  const onPhone = columns.some(({ phone }) => phone === 'detail')
    ? 'lines'
    : columns.some(({ phone }) => phone)
      ? 'line'
      : 'card'
  const orders = columns.flatMap(({ title, sortBy }) => (sortBy ? [{ by: sortBy, title }] : []))
  if (!rows && failure) return <ErrorPanel {...failure} />
  if (!rows) return <RowsSkeleton label={t(copy.loading, { name: caption })} />
  return (
    <div className={classes.whole}>
      {isOnPhone && onSort && orders.length > 0 && needsPages(pager?.controls.count ?? rows.length) && (
        <SortChoice orders={orders} sort={sort} onSort={onSort} />
      )}
      {rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <table className={classes.table}>
          <caption className="ys-sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.title} column={column} sort={sort} {...(!isOnPhone && { onSort })} />
              ))}
              {details && (
                <th scope="col">
                  <span className="ys-sr-only">{t(copy.details)}</span>
                </th>
              )}
            </tr>
          </thead>
          {groupsOf(rows, groupOf).map((group, at) => (
            // A title may return under another order of the rows.
            <tbody key={`${at} ${group.title ?? ''}`}>
              {group.title !== undefined && (
                <tr data-group>
                  <th scope="rowgroup" colSpan={columns.length + (details ? 1 : 0)}>
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map((row) => {
                const key = rowKey(row)
                const isOpen = open.includes(key)
                return (
                  <Fragment key={key}>
                    <tr data-phone={onPhone} data-open={isOpen}>
                      {columns.map(({ title, cell, numeric, phone }) => (
                        <td key={title} data-title={title} data-numeric={numeric} data-phone={phone}>
                          {cell(row)}
                        </td>
                      ))}
                      {details && (
                        <td data-numeric data-phone="actions" data-opener>
                          <Opener isOpen={isOpen} label={details.label(row)} onToggle={() => toggle(key)} />
                        </td>
                      )}
                    </tr>
                    {details && isOpen && (
                      <tr data-details>
                        <td colSpan={columns.length + 1}>{details.content(row)}</td>
                      </tr>
                    )}
                  </Fragment>
                )
              })}
            </tbody>
          ))}
        </table>
      )}
      {pager && <Pager {...pager} shown={rows.length} />}
    </div>
  )
}

/** The rows under their headings. Without `groupOf`, all of them under none. */
const groupsOf = <Row,>(rows: readonly Row[], groupOf: ((row: Row) => string) | undefined) => {
  const groups: { title: string | undefined; rows: Row[] }[] = []
  for (const row of rows) {
    const title = groupOf?.(row)
    const last = groups.at(-1)
    if (last && last.title === title) last.rows.push(row)
    else groups.push({ title, rows: [row] })
  }
  return groups
}

interface OpenerProps {
  isOpen: boolean
  label: string
  onToggle: () => void
}

const Opener = ({ isOpen, label, onToggle }: OpenerProps) => (
  <ActionIcon aria-expanded={isOpen} aria-label={t(copy.detailsOf, { name: label })} onClick={onToggle}>
    {isOpen ? <IconChevronUp size={20} aria-hidden /> : <IconChevronDown size={20} aria-hidden />}
  </ActionIcon>
)

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  /** Without it the header shows the sort order but can't change it. */
  onSort?: ((sort: Sort) => void) | undefined
}

const HeaderCell = <Row,>({ column: { title, sortBy, numeric }, sort, onSort }: HeaderCellProps<Row>) => {
  const dir = sort && sort.by === sortBy ? sort.dir : undefined
  const ariaSort = dir === 'asc' ? 'ascending' : dir === 'desc' ? 'descending' : 'none'
  if (!sortBy || !onSort) {
    return (
      <th scope="col" data-numeric={numeric} {...(sortBy && { 'aria-sort': ariaSort })}>
        {title}
      </th>
    )
  }
  const Arrow = dir === 'asc' ? IconArrowUp : dir === 'desc' ? IconArrowDown : IconArrowsSort
  return (
    <th scope="col" data-numeric={numeric} aria-sort={ariaSort}>
      <UnstyledButton
        className={classes.sort}
        onClick={() => onSort({ by: sortBy, dir: dir === 'asc' ? 'desc' : 'asc' })}
      >
        {title} <Arrow size={16} aria-hidden />
      </UnstyledButton>
    </th>
  )
}
