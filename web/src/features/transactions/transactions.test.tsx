import { listAchTransactions } from '@yoursuccess/contract/funding/ach-transactions'
import {
  listAuthorizations,
  listTransactions,
  type PostedTransaction,
} from '@yoursuccess/contract/transactions/transactions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { filterByDays } from '../../testing/date-range.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { postedReply } from '../../testing/transaction-replies.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'
import { expectAfter } from '../../testing/pass-time.ts'

const page = (...handlers: Handler[]) => renderApp('/dashboard/transactions', { user: sampleUser, handlers })
const posted = (id: number, amount = '-1234.50') => postedReply({ id, amount, details: `Shop ${id}` })
const onlyPage = (...transactions: PostedTransaction[]) =>
  on(listTransactions, { transactions, last_page: true, next: null })
const section = async (name: string) => within(await screen.findByRole('region', { name }))

// TRANSACTIONS-01, TRANSACTIONS-02
test('each of the three sections says when it is empty', async () => {
  page()
  expect(
    await (await section('Pending Transfers')).findByText('You have no pending transfers'),
  ).toBeInTheDocument()
  expect(
    await (await section('Pending Transactions')).findByText('You have no pending transactions'),
  ).toBeInTheDocument()
  expect(
    await (await section('Posted Transactions')).findByText('You have no posted transactions'),
  ).toBeInTheDocument()
})

describe('a transaction row', () => {
  // TRANSACTIONS-08, TRANSACTIONS-09, TRANSACTIONS-10, TRANSACTIONS-11, TRANSACTIONS-12
  test('shows the direction, time, description and amount of money out, and no badge once it is posted', async () => {
    page(onlyPage(posted(1)))
    const row = within(await (await section('Posted Transactions')).findByRole('listitem'))
    expect(row.getByText('Money out')).toBeInTheDocument()
    expect(row.getByText('4:05 AM ET').title).toBe('2026-11-20 04:05:00')
    expect(row.getByText('Shop 1')).toBeInTheDocument()
    expect(row.getByText('-$1,234.50')).toBeInTheDocument()
    expect(row.queryByText('POSTED')).not.toBeInTheDocument()
  })

  // TRANSACTIONS-09
  test('shows the day and the year of a pending transaction from another year', async () => {
    const authorization = {
      id: 4,
      amount: '-5.00',
      timestamp: '2025-11-20 9:05:00',
      merchant_name: 'Gas',
      type: 'authorized',
    } as const
    page(on(listAuthorizations, { authorizations: [authorization] }))
    const row = within(await (await section('Pending Transactions')).findByRole('listitem'))
    expect(row.getByText('Nov 20, 2025, 4:05 AM ET')).toBeInTheDocument()
  })

  // TRANSACTIONS-11, TRANSACTIONS-12, TRANSACTIONS-13
  test('shows a pending transfer as on its way, not as money in', async () => {
    page(
      on(listAchTransactions, [
        {
          id: 3,
          amount: '75.00',
          date: '2026-11-20',
          timestamp: '2026-11-20 9:05:00',
          description: 'Transfer from Savings',
          status: 'pending',
          can_cancel: false,
          failure_reason: null,
          type: 'ach_transaction',
        },
      ]),
    )
    const row = within(await (await section('Pending Transfers')).findByRole('listitem'))
    expect(row.getByText('On its way in')).toBeInTheDocument()
    expect(row.queryByText('Money in')).not.toBeInTheDocument()
    expect(row.getByText('$75.00')).toBeInTheDocument()
    expect(row.queryByText('+$75.00')).not.toBeInTheDocument()
    expect(row.getByText('Transfer from Savings')).toBeInTheDocument()
    expect(row.getByText('ACH TRANSACTION').dataset['tone']).toBe('info')
  })

  // TRANSACTIONS-11, TRANSACTIONS-12
  test('shows the merchant of an authorized transaction', async () => {
    page(
      on(listAuthorizations, {
        authorizations: [
          {
            id: 4,
            amount: '-5.00',
            timestamp: '2026-11-20 9:05:00',
            merchant_name: 'Gas',
            type: 'authorized',
          },
        ],
      }),
    )
    const row = within(await (await section('Pending Transactions')).findByRole('listitem'))
    expect(row.getByText('Gas')).toBeInTheDocument()
    expect(row.getByText('AUTHORIZED').dataset['tone']).toBe('info')
  })
})

describe('"Load More..."', () => {
  const twoPages = on(listTransactions, ({ query }) =>
    query['after']
      ? { transactions: [posted(1)], last_page: true, next: null }
      : { transactions: [posted(2)], last_page: false, next: 'the-token' },
  )

  // TRANSACTIONS-14
  test('"Load More..." adds the next page and disappears after the last', async () => {
    const { wire } = page(twoPages)
    await userEvent.click(await screen.findByRole('button', { name: 'Load More...' }))
    expect(await screen.findByText('Shop 1')).toBeInTheDocument()
    expect(screen.getByText('Shop 2')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Load More...' })).not.toBeInTheDocument()
    expect(wire.requestsOf(listTransactions).at(-1)?.query).toEqual({ per_page: '20', after: 'the-token' })
  })

  // TRANSACTIONS-20
  test('a failed "Load More..." keeps the rows and can be retried', async () => {
    const { wire } = page(twoPages)
    const more = await screen.findByRole('button', { name: 'Load More...' })
    wire.use(refuse(listTransactions, 'internal'))
    await userEvent.click(more)
    expect(
      await screen.findByRole('heading', { name: 'Something went wrong on our side.' }),
    ).toBeInTheDocument()
    expect(screen.getByText('Shop 2')).toBeInTheDocument()
    wire.use(twoPages)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Shop 1')).toBeInTheDocument()
  })
})

// TRANSACTIONS-17, TRANSACTIONS-18, TRANSACTIONS-19
describe('the pager of posted transactions', () => {
  /** The maximum number of rows in one reply, even when the page requests all. Ids count down to 1. */
  const BATCH = 30
  const transactionsOf = (count: number) =>
    on(listTransactions, ({ query }) => {
      const size = query['per_page'] === '-1' ? BATCH : Number(query['per_page'])
      const start = query['after'] ? Number(query['after']) : (Number(query['page']) - 1) * size
      const left = Math.min(size, count - start)
      const transactions = Array.from({ length: left }, (_, at) => posted(count - start - at))
      const isLast = start + left >= count
      const next = isLast ? null : String(start + left)
      const controls = query['after']
        ? {}
        : { count, per_page: Number(query['per_page']), current_page: Number(query['page']) }
      return { transactions, last_page: isLast, next, ...controls }
    })
  const shown = async () =>
    (await screen.findAllByText(/^Shop \d+$/)).map(({ textContent }) => Number(textContent?.slice(5)))
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  const current = () => screen.getByRole('button', { current: 'page' }).textContent

  // TRANSACTIONS-15
  test('shows five rows and opens any page', async () => {
    const { wire } = page(transactionsOf(23))
    expect(await shown()).toEqual([23, 22, 21, 20, 19])
    expect(wire.requestsOf(listTransactions)[0]?.query).toEqual({ per_page: '5', page: '1' })
    await press('Page 5')
    await waitFor(async () => expect(await shown()).toEqual([3, 2, 1]))
    expect(screen.queryByRole('button', { name: 'Load More...' })).not.toBeInTheDocument()
    await press('Previous page')
    await waitFor(async () => expect(await shown()).toEqual([8, 7, 6, 5, 4]))
  })

  // TRANSACTIONS-15
  test('hides the pager when all rows fit on a page', async () => {
    page(transactionsOf(5))
    expect(await shown()).toHaveLength(5)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Rows per page')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Load More...' })).not.toBeInTheDocument()
  })

  // TRANSACTIONS-15
  test('offers 5, 10, 20 and All rows, and returns to page 1', async () => {
    const { wire } = page(transactionsOf(47))
    await press('Page 3')
    await waitFor(async () => expect((await shown())[0]).toBe(37))
    const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page')
    expect([...sizes.options].map(({ label }) => label)).toEqual(['5', '10', '20', 'All'])
    await userEvent.selectOptions(sizes, '20')
    await waitFor(async () => expect(await shown()).toHaveLength(20))
    expect((await shown())[0]).toBe(47)
    expect(wire.requestsOf(listTransactions).at(-1)?.query).toEqual({ per_page: '20', page: '1' })
  })

  // TRANSACTIONS-16
  test('loads All in batches on demand', async () => {
    const { wire } = page(transactionsOf(33))
    await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), 'All')
    await waitFor(async () => expect(await shown()).toHaveLength(BATCH))
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    await press('Load More...')
    await waitFor(async () => expect(await shown()).toHaveLength(33))
    expect(wire.requestsOf(listTransactions).at(-1)?.query).toEqual({ per_page: '-1', after: '30' })
    expect(screen.queryByRole('button', { name: 'Load More...' })).not.toBeInTheDocument()
  })

  test('moves the pager as more rows load, and shows a chosen page alone', async () => {
    page(transactionsOf(23))
    await press('Load More...')
    await waitFor(async () => expect(await shown()).toHaveLength(23))
    expect(current()).toBe('5')
    await press('Page 1')
    await waitFor(async () => expect(await shown()).toEqual([23, 22, 21, 20, 19]))
    expect(current()).toBe('1')
  })

  // FRAME-75
  test('keeps the rows while a page loads, and clears the posted ones for another date range', async () => {
    const { wire } = page(transactionsOf(23))
    await shown()
    const pendingBefore = wire.requestsOf(listAuthorizations).length
    const arrival = Promise.withResolvers<void>()
    wire.use(
      on(listTransactions, async ({ query }) => {
        await arrival.promise
        return { transactions: [posted(query['filters[start_date]'] ? 5 : 6)], last_page: true, next: null }
      }),
    )
    await press('Page 2')
    expect(await shown()).toHaveLength(5)
    await filterByDays('2026-11-01', '2026-11-20')
    expect(await screen.findByRole('status', { name: 'Loading transactions' })).toBeInTheDocument()
    expect(screen.queryByText(/^Shop/)).not.toBeInTheDocument()
    arrival.resolve()
    expect(await shown()).toEqual([5])
    expect(wire.requestsOf(listTransactions).at(-1)?.query).toEqual({
      per_page: '5',
      page: '1',
      'filters[start_date]': '2026-11-01',
      'filters[end_date]': '2026-11-20',
    })
    expect(wire.requestsOf(listAuthorizations)).toHaveLength(pendingBefore)
  })
})

// TRANSACTIONS-20
test('transactions that fail to load show the message as a heading and can be retried', async () => {
  const { wire } = page(refuse(listTransactions, 'internal'))
  const list = await section('Posted Transactions')
  expect(await list.findByRole('heading', { name: 'Something went wrong on our side.' })).toBeInTheDocument()
  wire.use(onlyPage(posted(8)))
  await userEvent.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByText('Shop 8')).toBeInTheDocument()
})

// TRANSACTIONS-21
test('shows new money automatically and keeps loaded pages', async () => {
  vi.useFakeTimers()
  const before = Date.now()
  let arrived = false
  page(
    on(listTransactions, ({ query }) => ({
      transactions: query['after'] ? [posted(1)] : arrived ? [posted(3, '900.00'), posted(2)] : [posted(2)],
      last_page: query['after'] !== undefined,
      next: query['after'] ? null : 'the-token',
    })),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Load More...' }))
  await screen.findByText('Shop 1')
  arrived = true
  await expectAfter(20_000, before, () => screen.queryByText('Shop 3') !== null)
  expect(screen.getByText('Shop 1')).toBeInTheDocument()
})
