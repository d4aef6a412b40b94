import { listAchTransactions } from '@yoursuccess/contract/funding'
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatLocalStamp, instantOfStamp } from '../../lib/dates.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

afterEach(() => vi.useRealTimers())

const page = (...handlers: Handler[]) => renderApp('/dashboard/transactions', { user: sampleUser, handlers })
const posted = (id: number, amount = '-1234.50') =>
  ({ id, amount, timestamp: '2026-11-20 9:05:00', details: `Shop ${id}`, type: 'posted' }) as const
const onlyPage = (...transactions: ReturnType<typeof posted>[]) =>
  on(listTransactions, { transactions, last_page: true, next: null })
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('each of the three sections says that it is empty', async () => {
  page()
  expect(await (await section('Pending Transfers')).findByText('You have no pending transfers')).toBeTruthy()
  expect(
    await (await section('Pending Transactions')).findByText('You have no pending transactions'),
  ).toBeTruthy()
  expect(
    await (await section('Posted Transactions')).findByText('You have no posted transactions'),
  ).toBeTruthy()
})

describe('a row', () => {
  test('of money out has its direction, time, description, amount and badge in words', async () => {
    page(onlyPage(posted(1)))
    const row = within(await (await section('Posted Transactions')).findByRole('listitem'))
    expect(row.getByText('Money out')).toBeTruthy()
    expect(row.getByText(formatLocalStamp(instantOfStamp('2026-11-20 9:05:00')))).toBeTruthy()
    expect(row.getByText('Shop 1')).toBeTruthy()
    expect(row.getByText('-$1,234.50')).toBeTruthy()
    expect(row.getByText('POSTED').dataset['kind']).toBe('settled')
  })

  test('of a transfer is money in, on its way', async () => {
    page(
      on(listAchTransactions, [
        {
          id: 3,
          amount: '75.00',
          date: '2026-11-20',
          timestamp: '2026-11-20 9:05:00',
          description: 'Transfer from Savings',
          status: 'pending',
          type: 'ach_transaction',
        },
      ]),
    )
    const row = within(await (await section('Pending Transfers')).findByRole('listitem'))
    expect(row.getByText('Money in')).toBeTruthy()
    expect(row.getByText('Transfer from Savings')).toBeTruthy()
    expect(row.getByText('ACH TRANSACTION').dataset['kind']).toBe('pending')
  })

  test('that is authorized bears the name of the merchant', async () => {
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
    expect(row.getByText('Gas')).toBeTruthy()
    expect(row.getByText('AUTHORIZED').dataset['kind']).toBe('pending')
  })
})

describe('"Load More..."', () => {
  const twoPages = on(listTransactions, ({ query }) =>
    query['after']
      ? { transactions: [posted(1)], last_page: true, next: null }
      : { transactions: [posted(2)], last_page: false, next: 'the-token' },
  )

  test('brings the next page, and goes with the last', async () => {
    const { wire } = page(twoPages)
    await userEvent.click(await screen.findByRole('button', { name: 'Load More...' }))
    expect(await screen.findByText('Shop 1')).toBeTruthy()
    expect(screen.getByText('Shop 2')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load More...' })).toBeNull()
    expect(wire.requestsOf(listTransactions).at(-1)?.query).toEqual({ after: 'the-token' })
  })

  test('that fails keeps what is there, and can be tried again', async () => {
    const { wire } = page(twoPages)
    const more = await screen.findByRole('button', { name: 'Load More...' })
    wire.use(refuse(listTransactions, 'internal'))
    await userEvent.click(more)
    expect(await screen.findByRole('heading', { name: 'Something went wrong on our side.' })).toBeTruthy()
    expect(screen.getByText('Shop 2')).toBeTruthy()
    wire.use(twoPages)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Shop 1')).toBeTruthy()
  })
})

test('a list that cannot be loaded shows the message as a heading, with a way to try again', async () => {
  const { wire } = page(refuse(listTransactions, 'internal'))
  const list = await section('Posted Transactions')
  expect(await list.findByRole('heading', { name: 'Something went wrong on our side.' })).toBeTruthy()
  wire.use(onlyPage(posted(8)))
  await userEvent.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByText('Shop 8')).toBeTruthy()
})

test('money that arrives shows by itself, and loaded pages stay', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let arrived = false
  page(
    on(listTransactions, ({ query }) => ({
      transactions: query['after'] ? [posted(1)] : arrived ? [posted(3, '900.00'), posted(2)] : [posted(2)],
      last_page: query['after'] !== undefined,
      next: query['after'] ? null : 'the-token',
    })),
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(await screen.findByRole('button', { name: 'Load More...' }))
  await screen.findByText('Shop 1')
  arrived = true
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  expect(await screen.findByText('Shop 3')).toBeTruthy()
  expect(screen.getByText('Shop 1')).toBeTruthy()
})

test('a filter asks for both days, starts with an empty list at page 1, and leaves the pending lists alone', async () => {
  const { wire } = page(
    on(listTransactions, ({ query }) => ({
      transactions: query['filters[start_date]'] ? [posted(5)] : [posted(2)],
      last_page: true,
      next: null,
    })),
  )
  const list = await section('Posted Transactions')
  await list.findByText('Shop 2')
  const pendingBefore = wire.requestsOf(listAuthorizations).length
  await userEvent.click(list.getByRole('button', { name: 'Filter by date range' }))
  await userEvent.type(await screen.findByPlaceholderText('Start Date'), '2026-11-01')
  await userEvent.type(screen.getByPlaceholderText('End Date'), '2026-11-20')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('Shop 5')).toBeTruthy()
  expect(screen.queryByText('Shop 2')).toBeNull()
  expect(wire.requestsOf(listTransactions).at(-1)?.query).toEqual({
    'filters[start_date]': '2026-11-01',
    'filters[end_date]': '2026-11-20',
  })
  expect(wire.requestsOf(listAuthorizations)).toHaveLength(pendingBefore)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Search' })).toBeNull())
})
