import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import classes from './paged-table.module.css'
import { Pager, type PagerProps } from './pager.tsx'
import type { Sort } from './paging.ts'
import { RowsSkeleton } from './skeletons.tsx'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** The server's name of the order by this column; without it the header is plain (AMB-144). */
  sortBy?: string
  /** Numbers stand at the right. */
  numeric?: boolean
  /**
   * Where it stands on a phone: name and value begin a row, details follow below, actions close it. Without any of
   * these each row becomes a small card with the titles in it.
   */
  phone?: 'name' | 'value' | 'detail' | 'actions'
}

export interface PagedTableProps<Row> {
  /** What the table holds, for those who do not see it. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** Without it there is one page. */
  pager?: PagerProps
  empty?: ReactNode
}

/** A list by page with headers that sort on the server. On a phone a row takes two lines. */
export const PagedTable = <Row,>(props: PagedTableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort, pager, empty = 'No records found' } = props
  const onPhone = columns.some(({ phone }) => phone === 'detail')
    ? 'lines'
    : columns.some(({ phone }) => phone)
      ? 'line'
      : 'card'
  if (!rows) return <RowsSkeleton label={`Loading ${caption}`} />
  return (
    <div className={classes.whole}>
      {rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <table className={classes.table}>
          <caption className="ys-sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.title} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} data-phone={onPhone}>
                {columns.map(({ title, cell, numeric, phone }) => (
                  <td key={title} data-title={title} data-numeric={numeric} data-phone={phone}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pager && <Pager {...pager} />}
    </div>
  )
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

const HeaderCell = <Row,>({ column: { title, sortBy, numeric }, sort, onSort }: HeaderCellProps<Row>) => {
  if (!sortBy || !onSort) {
    return (
      <th scope="col" data-numeric={numeric}>
        {title}
      </th>
    )
  }
  const dir = sort?.by === sortBy ? sort.dir : undefined
  const Arrow = dir === 'asc' ? IconArrowUp : dir === 'desc' ? IconArrowDown : IconArrowsSort
  return (
    <th
      scope="col"
      data-numeric={numeric}
      aria-sort={dir === 'asc' ? 'ascending' : dir === 'desc' ? 'descending' : 'none'}
    >
      <UnstyledButton
        className={classes.sort}
        onClick={() => onSort({ by: sortBy, dir: dir === 'asc' ? 'desc' : 'asc' })}
      >
        {title} <Arrow size={16} aria-hidden />
      </UnstyledButton>
    </th>
  )
}
