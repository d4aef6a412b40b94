import {
  type AchTransaction,
  cancelAchTransaction,
  listAchTransactions,
} from '@yoursuccess/contract/funding/ach-transactions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { created, openAch } from '../../../testing/funding-replies.ts'
import { on, refuse } from '../../../testing/wire.ts'

const rows: AchTransaction[] = [
  created,
  { ...created, id: 30, amount: '75.00', date: '2026-11-02', status: 'completed' },
  {
    ...created,
    id: 29,
    amount: '20.00',
    date: '2026-10-05',
    status: 'failed',
    failure_reason: "there wasn't enough money in your linked account",
  },
  { ...created, id: 28, date: '2026-10-05' },
]
const paged = (transfers: AchTransaction[], count = transfers.length) =>
  on(listAchTransactions, ({ query }) =>
    query['status'] === 'pending'
      ? []
      : {
          ach_transactions: transfers,
          count,
          per_page: Number(query['per_page']),
          current_page: Number(query['page']),
        },
  )

// FUNDING-117
test('lists each transfer with its bank, status, expected date and reason of failure', async () => {
  openAch('transactions-list', [paged(rows)])
  const table = within(await screen.findByRole('table', { name: 'Transfers' }))
  const text = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(text[0]).toBe('AmountDateStatus')
  expect(text[1]).toBe('$50.00Nov 20, 2026PendingTransfer from Example CheckingExpected by Mon, Nov 30')
  expect(text[2]).toBe('$75.00Nov 02, 2026CompletedTransfer from Example Checking')
  expect(text[3]).toBe(
    "$20.00Oct 05, 2026FailedTransfer from Example Checking: there wasn't enough money in your linked account.",
  )
  expect(text[4]).toContain("It's taking longer than usual.")
})

test('marks a pending transfer with a clock and no plus sign, so it does not look like income', async () => {
  openAch('transactions-list', [paged(rows)])
  const table = within(await screen.findByRole('table', { name: 'Transfers' }))
  const clocks = table.getAllByRole('row').map((row) => row.querySelector('.tabler-icon-clock') !== null)
  expect(clocks).toEqual([false, true, false, false, true])
  expect(screen.getByRole('table')).not.toHaveTextContent('+')
})

const unsent: AchTransaction = { ...created, id: 32, can_cancel: true }
const askToCancel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel transfer: $50.00' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this transfer?' })
  return within(dialog)
}

// FUNDING-122
test('cancels a transfer not yet sent after confirmation, and offers it for no other', async () => {
  const { wire } = openAch('transactions-list', [
    paged([unsent, ...rows]),
    on(cancelAchTransaction, undefined),
  ])
  const question = await askToCancel()
  expect(
    question.getByText('Transfer from Example Checking: $50.00. No money will move.'),
  ).toBeInTheDocument()
  wire.use(paged([{ ...unsent, status: 'cancelled', can_cancel: false }, ...rows]))
  await userEvent.click(question.getByRole('button', { name: 'Cancel transfer' }))
  expect(await screen.findByText('Your transfer of $50.00 was canceled.')).toBeInTheDocument()
  expect(wire.requestsOf(cancelAchTransaction).map(({ params }) => params)).toEqual([{ id: '32' }])
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Cancel transfer/ })).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('table')).toHaveTextContent('CanceledTransfer from Example Checking')
})

test('"Keep transfer" cancels nothing', async () => {
  const { wire } = openAch('transactions-list', [paged([unsent])])
  await userEvent.click((await askToCancel()).getByRole('button', { name: 'Keep transfer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(wire.requestsOf(cancelAchTransaction)).toEqual([])
})

// FUNDING-122
test.each([
  ['transfer.already_sent', "We already sent this transfer, so it can't be canceled."],
  ['internal', "We couldn't cancel this transfer. Try again."],
] as const)('explains why a transfer was not cancelled: %s', async (code, sentence) => {
  openAch('transactions-list', [paged([unsent]), refuse(cancelAchTransaction, code)])
  await userEvent.click((await askToCancel()).getByRole('button', { name: 'Cancel transfer' }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

// FUNDING-118
test('shows an unknown status as is', async () => {
  const unknown = { ...created, status: 'in_review' }
  const body = { ach_transactions: [unknown], count: 1, per_page: 5, current_page: 1 }
  openAch('transactions-list', [{ endpoint: listAchTransactions, reply: () => ({ status: 200, body }) }])
  const table = within(await screen.findByRole('table', { name: 'Transfers' }))
  expect(table.getByText('in_review')).toBeInTheDocument()
})

// FUNDING-119
test('sorts and pages transfers on the server, with the usual page sizes', async () => {
  const { wire } = openAch('transactions-list', [paged(rows, 12)])
  await userEvent.click(await screen.findByRole('button', { name: /Amount/ }))
  await waitFor(() =>
    expect(wire.requestsOf(listAchTransactions).at(-1)?.query).toMatchObject({
      sort_by: 'amount',
      sort_dir: 'asc',
      page: '1',
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(wire.requestsOf(listAchTransactions).at(-1)?.query).toMatchObject({ page: '2' }))
  const sizes = within(screen.getByLabelText('Rows per page')).getAllByRole('option')
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '20', 'All'])
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), 'All')
  await waitFor(() =>
    expect(wire.requestsOf(listAchTransactions).at(-1)?.query).toMatchObject({ per_page: '-1', page: '1' }),
  )
})

// FUNDING-120
test('says when there are no transfers', async () => {
  openAch('transactions-list', [paged([])])
  expect(await screen.findByText('No records found')).toBeInTheDocument()
})

// FUNDING-121
test('transfers that fail to load can be retried', async () => {
  const { wire } = openAch('transactions-list', [refuse(listAchTransactions, 'internal')])
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire.use(paged(rows))
  await userEvent.click(again)
  expect(await screen.findByRole('table', { name: 'Transfers' })).toBeInTheDocument()
})

// FUNDING-97
test('the confirmation page opened by its address shows no amount', async () => {
  openAch('create-transaction/confirmation', [])
  expect(await screen.findByRole('heading', { name: 'Your transfer was created' })).toBeInTheDocument()
  expect(screen.queryByText(/Expected by/)).not.toBeInTheDocument()
})
