import '@mantine/core/styles/Pagination.css'
import { NativeSelect, Pagination } from '@mantine/core'
import classes from './pager.module.css'
import { TABLE_SIZES } from './paging.ts'

export interface PagerProps {
  /** The controls that the server sends with a list. */
  controls: { count: number; per_page: number; current_page: number }
  /** TABLE_SIZES or LIST_SIZES. */
  sizes?: readonly number[]
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

const ALL = -1
const NAMES = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const

/** Under a list: how many rows, and, only when they do not fit on one page, which page (TBL-13, TBL-14). */
export const Pager = ({ controls, sizes = TABLE_SIZES, onPage, onPerPage }: PagerProps) => {
  const { count, per_page: perPage, current_page: page } = controls
  const pages = perPage > 0 ? Math.ceil(count / perPage) : 1
  return (
    <div className={classes.pager}>
      <NativeSelect
        label="Rows per page"
        classNames={{ root: classes.size ?? '' }}
        value={String(perPage)}
        onChange={(event) => onPerPage(Number(event.currentTarget.value))}
        data={sizes.map((size) => ({ value: String(size), label: size === ALL ? 'All' : String(size) }))}
      />
      {perPage > 0 && count > perPage && (
        <nav aria-label="Pages">
          <Pagination
            total={pages}
            value={page}
            onChange={onPage}
            boundaries={2}
            siblings={2}
            classNames={{ control: classes.control ?? '' }}
            getControlProps={(control) => ({ 'aria-label': NAMES[control] })}
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          />
        </nav>
      )}
    </div>
  )
}
