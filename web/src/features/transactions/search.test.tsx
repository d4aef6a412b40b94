import { exportTransactions, searchTransactions } from '@yoursuccess/contract/transactions/search'
import { listTransactions } from '@yoursuccess/contract/transactions/transactions'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { filterByDays } from '../../testing/date-range.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { postedReply } from '../../testing/transaction-replies.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const PAGE = '/dashboard/transactions'
const posted = (id: number) => postedReply({ id, amount: '-5.00', details: `Shop ${id}` })
const found = (...ids: number[]) =>
  on(searchTransactions, { transactions: ids.map(posted), next: null, searched_to: null })
const open = (path: string, ...handlers: Handler[]) => renderApp(path, { user: sampleUser, handlers })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

// TXS-01
test('searches by all fields, and the list of all is back when it is cleared', async () => {
  const { wire } = open(
    PAGE,
    found(7),
    on(listTransactions, { transactions: [posted(1)], last_page: true, next: null }),
  )
  expect(await screen.findByText('Shop 1')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Description'), ' shop ')
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Purchases and refunds')
  await userEvent.type(screen.getByLabelText('Amount from'), '$1')
  await userEvent.type(screen.getByLabelText('Amount to'), '25.00')
  await press('Search transactions')
  expect(await screen.findByText('Shop 7')).toBeInTheDocument()
  expect(screen.queryByText('Shop 1')).not.toBeInTheDocument()
  const query = { text: 'shop', kind: 'purchase', min_amount: '1', max_amount: '25.00' }
  expect(wire.requestsOf(searchTransactions).at(-1)?.query).toEqual(query)
  await filterByDays('2026-11-01', '2026-11-20')
  await waitFor(() =>
    expect(wire.requestsOf(searchTransactions).at(-1)?.query).toEqual({
      ...query,
      start_date: '2026-11-01',
      end_date: '2026-11-20',
    }),
  )
  await press('Clear search')
  expect(await screen.findByText('Shop 1')).toBeInTheDocument()
  expect(screen.getByLabelText('Description')).toHaveValue('')
})

// TXS-01
test('choosing days keeps what is typed', async () => {
  const { wire } = open(PAGE)
  await userEvent.type(await screen.findByLabelText('Description'), 'shop')
  await filterByDays('2026-11-01', '2026-11-20')
  await waitFor(() =>
    expect(wire.requestsOf(listTransactions).at(-1)?.query).toMatchObject({
      'filters[end_date]': '2026-11-20',
    }),
  )
  expect(screen.getByLabelText('Description')).toHaveValue('shop')
})

// TXS-01
test('the address has the search, and its fields', async () => {
  const { wire } = open(`${PAGE}?text=shop&kind=deposit&least=3`, found(7))
  expect(await screen.findByText('Shop 7')).toBeInTheDocument()
  expect(screen.getByLabelText('Description')).toHaveValue('shop')
  expect(screen.getByLabelText('Kind')).toHaveValue('deposit')
  expect(wire.requestsOf(searchTransactions)[0]?.query).toEqual({
    text: 'shop',
    kind: 'deposit',
    min_amount: '3',
  })
})

// TXS-01
test('an address that makes no sense shows the list', async () => {
  const { wire } = open(`${PAGE}?kind=gift&least=-1&start=2026-02-30&end=x`)
  expect(await screen.findByText('You have no posted transactions')).toBeInTheDocument()
  expect(wire.requestsOf(searchTransactions)).toEqual([])
})

// TXS-11
describe('the chips', () => {
  const chip = (name: string) => screen.findByRole('checkbox', { name })

  test('search for money in or out and for bills, and the address keeps them', async () => {
    const { wire, router } = open(PAGE, found(7))
    await userEvent.click(await chip('In'))
    expect(await screen.findByText('Shop 7')).toBeInTheDocument()
    expect(wire.requestsOf(searchTransactions).at(-1)?.query).toEqual({ direction: 'in' })
    await userEvent.click(await chip('Out'))
    await userEvent.click(await chip('Bills'))
    const query = { direction: 'out', kind: 'bill_payment' }
    await waitFor(() => expect(wire.requestsOf(searchTransactions).at(-1)?.query).toEqual(query))
    expect(router.state.location.search).toEqual(query)
    expect(await chip('In')).not.toBeChecked()
    expect(await chip('Out')).toBeChecked()
    expect(screen.getByLabelText('Kind')).toHaveValue('bill_payment')
  })

  test('search for a category, and keep what is typed', async () => {
    const { wire } = open(PAGE, found(7))
    await userEvent.type(await screen.findByLabelText('Description'), 'shop')
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Taxes')
    expect(await screen.findByText('Shop 7')).toBeInTheDocument()
    expect(wire.requestsOf(searchTransactions).at(-1)?.query).toEqual({ category: 'taxes' })
    expect(screen.getByLabelText('Description')).toHaveValue('shop')
  })

  test('show only what is pending, until another one is chosen', async () => {
    open(`${PAGE}?show=pending`, found(7))
    expect(await screen.findByRole('region', { name: 'Pending Transfers' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Pending Transactions' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Posted Transactions' })).not.toBeInTheDocument()
    expect(await chip('Pending')).toBeChecked()
    await userEvent.click(await chip('In'))
    expect(await screen.findByRole('region', { name: 'Posted Transactions' })).toBeInTheDocument()
    expect(await chip('Pending')).not.toBeChecked()
  })

  test('have no category without the tracker', async () => {
    const user = { ...sampleUser, features: { ...sampleUser.features, paymentTracker: false } }
    renderApp(PAGE, { user })
    await chip('In')
    expect(screen.queryByLabelText('Category')).not.toBeInTheDocument()
  })
})

// TXS-08
test('says when nothing was found', async () => {
  open(`${PAGE}?text=nobody`, found())
  expect(await screen.findByText('No transactions match your search')).toBeInTheDocument()
})

// TXS-03
test('says how far it searched, and continues from there', async () => {
  const { wire } = open(
    `${PAGE}?text=shop`,
    on(searchTransactions, ({ query }) =>
      query['after']
        ? { transactions: [posted(2)], next: null, searched_to: null }
        : { transactions: [], next: 'the-token', searched_to: '2026-03-03' },
    ),
  )
  expect(await screen.findByText('Searched back to Mar 03, 2026.')).toBeInTheDocument()
  expect(screen.queryByText('No transactions match your search')).not.toBeInTheDocument()
  await press('Search further')
  expect(await screen.findByText('Shop 2')).toBeInTheDocument()
  expect(wire.requestsOf(searchTransactions).at(-1)?.query).toEqual({ text: 'shop', after: 'the-token' })
  expect(screen.queryByRole('button', { name: 'Search further' })).not.toBeInTheDocument()
})

// TXS-05
test.each([
  ['2', '1.99', 'The lowest amount must not be above the highest.'],
  ['much', '', 'Enter an amount, like 25.00'],
])('amounts from %s to %s are not searched: %s', async (least, most, text) => {
  const { wire } = open(PAGE)
  await userEvent.type(await screen.findByLabelText('Amount from'), least)
  if (most !== '') await userEvent.type(screen.getByLabelText('Amount to'), most)
  await press('Search transactions')
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(wire.requestsOf(searchTransactions)).toEqual([])
})

// TRANSACTIONS-20
test('a search that fails says so and can be repeated', async () => {
  const { wire } = open(`${PAGE}?text=shop`, refuse(searchTransactions, 'transactions.invalid_range'))
  expect(
    await screen.findByRole('heading', {
      name: 'Choose a start date and an end date within the last seven years, up to today.',
    }),
  ).toBeInTheDocument()
  wire.use(found(8))
  await press('Try again')
  expect(await screen.findByText('Shop 8')).toBeInTheDocument()
})

// TXS-02
test('exports this month as a file', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:file'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { wire } = open(PAGE, on(exportTransactions, 'a file'))
  await press('Export as OFX')
  expect(await screen.findByText('Your file was downloaded.')).toBeInTheDocument()
  const [query] = wire.requestsOf(exportTransactions).map((request) => request.query)
  expect(query).toEqual({ format: 'ofx', from: '2026-11-01', to: '2026-11-21' })
  expect(saved).toEqual(['transactions-2026-11-01-2026-11-21.ofx'])
})
