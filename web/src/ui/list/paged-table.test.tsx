import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setViewport } from '../../testing/viewport.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { PagedTable } from './paged-table.tsx'
import { Pager } from './pager.tsx'
import { LIST_SIZES, type Range, type Sort, TABLE_SIZES, usePaging } from './paging.ts'

interface Row {
  id: number
  name: string
}

const columns = [
  { title: 'Name', cell: (row: Row) => row.name, sortBy: 'name' },
  { title: 'Number', cell: (row: Row) => row.id, numeric: true },
]

/** Six rows on one page. */
const SIX = {
  controls: { count: 6, per_page: -1, current_page: 1 },
  sizes: LIST_SIZES,
  onPage: () => {},
  onPerPage: () => {},
}

/** A list with `count` rows on a fake server. */
const List = ({ count, onPlace = () => {} }: { count: number; onPlace?: (place: object) => void }) => {
  const { page, perPage, sort, setPage, setPerPage, setSort } = usePaging()
  onPlace({ page, perPage, sort })
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

// FRAME-70
test('headers sort ascending first, then descending, and announce the order', async () => {
  const onSort = vi.fn<(sort: Sort) => void>()
  const table = (sort?: Sort) => (
    <PagedTable
      caption="people"
      columns={columns}
      rows={[{ id: 1, name: 'Ada' }]}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={onSort}
    />
  )
  renderPiece(table())
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledWith({ by: 'name', dir: 'asc' })
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none')
  expect(screen.queryByRole('button', { name: 'Number' })).not.toBeInTheDocument()
})

// FRAME-71
test('on a phone, one line selects the column and the direction of sorting', async () => {
  setViewport(390)
  const onPlace = vi.fn<(place: { sort?: Sort }) => void>()
  renderPiece(<List count={6} onPlace={onPlace} />)
  const by = screen.getByLabelText<HTMLSelectElement>('Sort by')
  expect([...by.options].map(({ label }) => label)).toEqual(['Choose', 'Name'])
  expect(screen.queryByRole('button', { name: 'Name' })).not.toBeInTheDocument()
  await userEvent.selectOptions(by, 'Name')
  expect(onPlace).toHaveBeenLastCalledWith(expect.objectContaining({ sort: { by: 'name', dir: 'asc' } }))
  const descending = screen.getByRole('button', { name: 'Descending', pressed: false })
  await userEvent.click(descending)
  expect(onPlace).toHaveBeenLastCalledWith(expect.objectContaining({ sort: { by: 'name', dir: 'desc' } }))
  expect(descending).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  expect([...by.options].map(({ label }) => label)).toEqual(['Name'])
})

test('on a phone, a list that cannot be sorted has no line for sorting', () => {
  setViewport(390)
  renderPiece(
    <PagedTable caption="people" columns={columns} rows={[{ id: 1, name: 'Ada' }]} rowKey={({ id }) => id} />,
  )
  expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument()
})

// FRAME-78
test('an empty list says "No records found"', () => {
  renderPiece(<List count={0} />)
  expect(screen.getByText('No records found')).toBeInTheDocument()
})

// FRAME-76
test('shows page buttons for six rows but not for five', () => {
  const { unmount } = renderPiece(<List count={5} />)
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  unmount()
  renderPiece(<List count={6} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
})

// FRAME-77
test('links two pages at each end and five around the current one', async () => {
  renderPiece(<List count={500} />)
  for (const page of ['Page 99', 'Page 98', 'Page 96', 'Page 94', 'Page 92']) {
    await userEvent.click(screen.getByRole('button', { name: page }))
  }
  const pages = screen
    .getAllByRole('button', { name: /^Page \d+$/ })
    .map((button) => Number(button.textContent))
  expect(pages).toEqual([1, 2, 90, 91, 92, 93, 94, 99, 100])
})

// FRAME-77
test('on a phone, links two pages at each end and three around the current one', async () => {
  setViewport(390)
  renderPiece(<List count={110} />)
  for (const page of ['Page 22', 'Page 21', 'Page 20', 'Page 19', 'Page 18'])
    await userEvent.click(screen.getByRole('button', { name: page }))
  const pages = screen.getAllByRole('button', { name: /^Page \d+$/ }).map((button) => button.textContent)
  expect(pages).toEqual(['1', '2', '17', '18', '19', '20', '21', '22'])
  expect(screen.getAllByRole('button', { name: /^(First|Previous|Next|Last) page$/ })).toHaveLength(2)
})

// FRAME-74, FRAME-75
test('changing the page size returns to the first page', async () => {
  const onPlace = vi.fn<(place: object) => void>()
  renderPiece(<List count={500} onPlace={onPlace} />)
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPlace).toHaveBeenLastCalledWith({ page: 2, perPage: 5, sort: undefined })
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), 'All')
  expect(onPlace).toHaveBeenLastCalledWith({ page: 1, perPage: -1, sort: undefined })
})

// FRAME-72
test.each([
  ['a table', TABLE_SIZES, ['5', '10', '25']],
  ['a list of transactions', LIST_SIZES, ['5', '10', '20', 'All']],
])('%s offers its page sizes and starts with 5', (_, sizes, offered) => {
  const Place = () => {
    const { page, perPage, setPage, setPerPage } = usePaging()
    const controls = { count: 100, per_page: perPage, current_page: page }
    return <Pager controls={controls} sizes={sizes} onPage={setPage} onPerPage={setPerPage} />
  }
  renderPiece(<Place />)
  const select = screen.getByLabelText<HTMLSelectElement>('Rows per page')
  expect([...select.options].map(({ label }) => label)).toEqual(offered)
  expect(select.selectedOptions[0]?.label).toBe('5')
})

// FRAME-73
test('"All" is one page, and says when it does not show every row', async () => {
  const { unmount } = renderPiece(<List count={1500} />)
  expect(screen.queryByText(/Showing the first/)).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), 'All')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  expect(screen.getByText('Showing the first 1 of 1,500.')).toBeInTheDocument()
  unmount()
  renderPiece(<Pager {...SIX} shown={6} />)
  expect(screen.getByLabelText('Rows per page')).toHaveValue('-1')
  expect(screen.queryByText(/Showing the first/)).not.toBeInTheDocument()
})

// FRAME-118
test('a list that fits on the smallest page has no page size, and no line for sorting on a phone', () => {
  setViewport(390)
  const { unmount } = renderPiece(<List count={5} />)
  expect(screen.queryByLabelText('Rows per page')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument()
  unmount()
  renderPiece(<List count={6} />)
  expect(screen.getByLabelText('Rows per page')).toBeInTheDocument()
  expect(screen.getByLabelText('Sort by')).toBeInTheDocument()
})

// FRAME-118
test('a longer page keeps the choice of a shorter one, although all rows fit on it', () => {
  renderPiece(<Pager {...SIX} controls={{ ...SIX.controls, per_page: 20 }} />)
  expect(screen.getByLabelText('Rows per page')).toHaveValue('20')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
})

test.each([
  ['date range', { range: { start: '2026-11-01', end: '2026-11-20' } }],
  ['sort order', { sort: { by: 'name', dir: 'desc' } as const }],
])('changing the %s returns to the first page', async (_, change: { range?: Range; sort?: Sort }) => {
  const Place = () => {
    const { page, setPage, setRange, setSort } = usePaging()
    const apply = () => (change.sort ? setSort(change.sort) : setRange(change.range))
    return (
      <>
        <output>{page}</output>
        <button type="button" onClick={() => setPage(7)}>
          go
        </button>
        <button type="button" onClick={apply}>
          apply
        </button>
      </>
    )
  }
  renderPiece(<Place />)
  await userEvent.click(screen.getByRole('button', { name: 'go' }))
  expect(screen.getByRole('status').textContent).toBe('7')
  await userEvent.click(screen.getByRole('button', { name: 'apply' }))
  expect(screen.getByRole('status').textContent).toBe('1')
})

// FRAME-117
test('rows have the headings of their groups, in their order', () => {
  renderPiece(
    <PagedTable
      caption="people"
      columns={columns}
      rows={[
        { id: 1, name: 'Ada' },
        { id: 2, name: 'Alan' },
        { id: 3, name: 'Grace' },
      ]}
      rowKey={(row) => row.id}
      groupOf={({ name }) => name.slice(0, 1)}
    />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['A', 'Ada1', 'Alan2', 'G', 'Grace3'])
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['A', 'G'])
})
