import {
  deleteRecurringTransfer,
  getRecurringTransfer,
  listRecurringTransfers,
  type RecurringTransfer,
} from '@yoursuccess/contract/funding/recurring-transfers'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accountReplies } from '../../../testing/account-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { type Handler, on, refuse } from '../../../testing/wire.ts'
import { comingRuns } from './coming-runs.ts'

const rent: RecurringTransfer = {
  id: 4,
  amount: '1200.00',
  interval: 'monthly',
  next_run_on: '2026-12-01',
  ach_account_id: 7,
  ach_account: { name: 'Example Checking' },
}
const weekly: RecurringTransfer = {
  ...rent,
  id: 5,
  amount: '25.00',
  interval: 'weekly',
  next_run_on: '2026-11-27',
}
const listed = (...rows: RecurringTransfer[]) =>
  on(listRecurringTransfers, { recurring_transfers: rows, count: rows.length, per_page: 5, current_page: 1 })
const open = (handlers: Handler[], features: Partial<typeof sampleUser.features> = {}) =>
  renderApp('/dashboard/funding/ach/recurring-transfers', {
    user: { ...sampleUser, features: { ...sampleUser.features, ...features } },
    handlers: [...accountReplies(), ...handlers],
  })
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
const askToCancel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel $25.00 from Example Checking' }))
  return within(
    await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this recurring transfer?' }),
  )
}

// FUNDING-135
test('lists recurring transfers with amount, interval, account and next date', async () => {
  open([listed(weekly, rent)])
  await screen.findByRole('table', { name: 'Recurring transfers' })
  expect(rows()).toEqual([
    'AmountIntervalAccountDateActions',
    '$25.00WeeklyExample CheckingNov 27, 2026Cancel',
    '$1,200.00MonthlyExample CheckingDec 01, 2026Cancel',
  ])
})

// FUNDING-136
test('sorts every column except the actions on the server', async () => {
  const six = [weekly, rent, rent, rent, rent, rent].map((transfer, at) => ({ ...transfer, id: at + 1 }))
  const { wire } = open([listed(...six)])
  await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument()
  for (const [title, name] of [
    ['Amount', 'amount'],
    ['Interval', 'interval'],
    ['Account', 'account'],
    ['Date', 'date'],
  ] as const) {
    await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: title }))
    await waitFor(() =>
      expect(wire.requestsOf(listRecurringTransfers).at(-1)?.query).toMatchObject({ sort_by: name }),
    )
  }
})

// FUNDING-136
test('pages recurring transfers, and cancelling the last one of a page shows the page before', async () => {
  let kept = [rent, rent, rent, rent, rent, weekly].map((transfer, at) => ({ ...transfer, id: at + 1 }))
  const { wire } = open([
    on(listRecurringTransfers, ({ query }) => {
      const [page, size] = [Number(query['page']), Number(query['per_page'])]
      const recurring_transfers = kept.slice((page - 1) * size, page * size)
      return { recurring_transfers, count: kept.length, per_page: size, current_page: page }
    }),
    on(deleteRecurringTransfer, () => {
      kept = kept.slice(0, 5)
      return undefined
    }),
  ])
  const sizes = within(await screen.findByLabelText('Rows per page')).getAllByRole('option')
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '20', 'All'])
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await userEvent.click((await askToCancel()).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(rows()).toHaveLength(6))
  expect(wire.requestsOf(listRecurringTransfers).at(-1)?.query).toMatchObject({ page: '1', per_page: '5' })
})

// FUNDING-75
test('the tab bar links to the four transfer pages', async () => {
  open([listed(weekly)])
  const tabs = within(await screen.findByRole('navigation', { name: 'Transfers' })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')?.split('/').at(-1)])).toEqual([
    ['Transfer Funds', 'create-transaction'],
    ['View All transactions', 'transactions-list'],
    ['View Recurring Transfers', 'recurring-transfers'],
    ['Manage Linked Accounts', 'manage-ach-accounts'],
  ])
})

// FUNDING-138
test('cancels a recurring transfer after confirmation', async () => {
  const { wire } = open([listed(weekly, rent), on(deleteRecurringTransfer, undefined)])
  const question = await askToCancel()
  wire.use(listed(rent))
  await userEvent.click(question.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(wire.requestsOf(deleteRecurringTransfer).map(({ params }) => params)).toEqual([{ id: '5' }])
  expect(
    screen.getByText('Your recurring transfer of $25.00 from Example Checking was canceled.'),
  ).toBeInTheDocument()
})

// FUNDING-138
test('keeps a recurring transfer when the customer declines to cancel it', async () => {
  const { wire } = open([listed(weekly)])
  await userEvent.click((await askToCancel()).getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(wire.requestsOf(deleteRecurringTransfer)).toEqual([])
})

// FUNDING-139
test('says that a recurring transfer is still active when cancelling fails', async () => {
  open([listed(weekly), refuse(deleteRecurringTransfer, 'internal')])
  await userEvent.click((await askToCancel()).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(/It's still scheduled\./)).toBeInTheDocument()
  expect(rows()).toHaveLength(2)
})

test('shows no error when the recurring transfer has already ended', async () => {
  const { wire } = open([listed(weekly, rent), refuse(deleteRecurringTransfer, 'not_found')])
  const question = await askToCancel()
  wire.use(listed(rent))
  await userEvent.click(question.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByText(/It's still scheduled\./)).not.toBeInTheDocument()
})

// FUNDING-137
test('links to create a recurring transfer when there are none', async () => {
  open([listed()])
  expect(await screen.findByText(/No records found/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Create a Recurring Transfer' })).toHaveAttribute(
    'href',
    '/dashboard/funding/ach/create-transaction',
  )
})

// FUNDING-76
test('hides the page and the tab of recurring transfers without the feature', async () => {
  const { router } = open([], { recurring_transfers: false })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  await router.navigate({ to: '/dashboard/funding/ach/transactions-list' })
  const tabs = within(await screen.findByRole('navigation', { name: 'Transfers' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Transfer Funds',
    'View All transactions',
    'Manage Linked Accounts',
  ])
})

test('offers a retry when a recurring transfer is not found', async () => {
  renderApp('/dashboard/funding/ach/create-transaction/99/recurring-confirmation', {
    user: sampleUser,
    handlers: [...accountReplies(), refuse(getRecurringTransfer, 'not_found')],
  })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('counts monthly dates from the first one, so a short month does not shift later ones', () => {
  expect(comingRuns(day('2027-01-31'), 'monthly')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
  expect(comingRuns(day('2027-01-31'), 'biweekly')).toEqual(['2027-01-31', '2027-02-14', '2027-02-28'])
})
