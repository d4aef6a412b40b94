import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../testing/render-piece.tsx'
import { PagedTable } from './paged-table.tsx'
import { LIST_SIZES, type Sort, usePaging } from './paging.ts'

interface Row {
  id: number
  name: string
}

const columns = [
  { title: 'Name', cell: (row: Row) => row.name, sortBy: 'name' },
  { title: 'Number', cell: (row: Row) => row.id, numeric: true },
]

/** A list of `count` rows that lives on some server. */
const List = ({ count, onAsk = () => {} }: { count: number; onAsk?: (place: object) => void }) => {
  const { page, perPage, sort, setPage, setPerPage, setSort } = usePaging()
  onAsk({ page, perPage, sort })
  return (
    <PagedTable
      caption="people"
      columns={columns}
      rows={count === 0 ? [] : [{ id: page, name: 'Ada' }]}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={setSort}
      pager={{
        controls: { count, per_page: perPage, current_page: page },
        sizes: LIST_SIZES,
        onPage: setPage,
        onPerPage: setPerPage,
      }}
    />
  )
}

test('headers sort upward first, then downward, and say so', async () => {
  const asked = vi.fn<(sort: Sort) => void>()
  const table = (sort?: Sort) => (
    <PagedTable
      caption="people"
      columns={columns}
      rows={[{ id: 1, name: 'Ada' }]}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={asked}
    />
  )
  renderPiece(table())
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(asked).toHaveBeenCalledWith({ by: 'name', dir: 'asc' })
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('none')
  expect(screen.queryByRole('button', { name: 'Number' })).toBeNull()
})

test('an empty list says "No records found"', () => {
  renderPiece(<List count={0} />)
  expect(screen.getByText('No records found')).toBeTruthy()
})

test('five rows fit on a page, so there are no page buttons; six do not', () => {
  const { unmount } = renderPiece(<List count={5} />)
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  unmount()
  renderPiece(<List count={6} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
})

test('two pages at each end and five around the current one', async () => {
  renderPiece(<List count={500} />)
  for (const page of ['Page 99', 'Page 98', 'Page 96', 'Page 94', 'Page 92']) {
    await userEvent.click(screen.getByRole('button', { name: page }))
  }
  const pages = screen
    .getAllByRole('button', { name: /^Page \d+$/ })
    .map((button) => Number(button.textContent))
  expect(pages).toEqual([1, 2, 90, 91, 92, 93, 94, 99, 100])
})

test('another page size starts again at the first page', async () => {
  const asked = vi.fn<(place: object) => void>()
  renderPiece(<List count={500} onAsk={asked} />)
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(asked).toHaveBeenLastCalledWith({ page: 2, perPage: 5, sort: undefined })
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), 'All')
  expect(asked).toHaveBeenLastCalledWith({ page: 1, perPage: -1, sort: undefined })
})
