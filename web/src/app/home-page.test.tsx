import { getAccount, getBalance } from '@yoursuccess/contract/account/account'
import { listAchTransactions } from '@yoursuccess/contract/funding/ach-transactions'
import { listDisputes } from '@yoursuccess/contract/disputes/disputes'
import { listNotifications } from '@yoursuccess/contract/notifications/notifications'
import { getPaymentTracking, getTrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions/transactions'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { accountWithCard } from '../testing/account-replies.ts'
import { sampleDispute } from '../testing/dispute-replies.ts'
import { filterByDays } from '../testing/date-range.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { postedReply } from '../testing/transaction-replies.ts'
import { sampleTrusteeCard } from '../testing/trustee-card.ts'
import { type Handler, on, refuse } from '../testing/wire.ts'

const home = (...handlers: Handler[]) => renderApp('/dashboard', { user: sampleUser, handlers })
const balance = (amount: string, more: { stale?: boolean; as_of?: string } = {}) =>
  on(getBalance, { balance: amount, as_of: '2026-11-21T15:05:00.000Z', stale: false, ...more })
const balanceCard = async () => within(await screen.findByRole('region', { name: 'Available' }))

describe('the balance', () => {
  // FRAME-44
  test('shows the balance with its time', async () => {
    home(balance('1234567.89'))
    const card = await balanceCard()
    expect(await card.findByText('$1,234,567.89')).toBeInTheDocument()
    expect(card.getByText('As of 10:05 AM ET')).toBeInTheDocument()
    expect(card.queryByText(/fees/i)).not.toBeInTheDocument()
  })

  // FRAME-45
  test('shows the amount held for purchases not posted yet', async () => {
    const open = (id: number, amount: string) =>
      ({ id, amount, timestamp: '2026-11-21 14:00:00', merchant_name: 'Cafe', type: 'authorized' }) as const
    home(balance('50.00'), on(listAuthorizations, { authorizations: [open(1, '-3.10'), open(2, '-40.00')] }))
    const line = (await (await balanceCard()).findByText('$43.10')).parentElement
    expect(line?.textContent).toBe('$43.10 is on hold for 2 pending purchases and already subtracted.')
  })

  // FRAME-46
  test('warns of a balance below zero without mentioning a fee, because there is none', async () => {
    home(balance('-12.34'))
    const card = await balanceCard()
    expect(await card.findByText('minus $12.34')).toBeInTheDocument()
    expect(card.getByText('Your balance is below zero')).toBeInTheDocument()
    expect(card.getByText(/^Any money that comes in first/)).toBeInTheDocument()
    expect(card.queryByText(/Fees may be incurred/)).not.toBeInTheDocument()
  })

  // FRAME-47
  test('warns of a low balance below ten dollars', async () => {
    home(balance('9.99'))
    expect(await (await balanceCard()).findByText('Your balance is low')).toBeInTheDocument()
    expect((await balanceCard()).getByText("It's below $10.00.")).toBeInTheDocument()
  })

  // FRAME-48
  test('marks a balance that could not be updated, with its date', async () => {
    home(balance('50.00', { stale: true, as_of: '2026-11-20T15:05:00.000Z' }))
    const card = await balanceCard()
    expect(await card.findByText('Not current')).toBeInTheDocument()
    expect(card.getByText('As of Nov 20, 2026, 10:05 AM ET')).toBeInTheDocument()
  })

  // FRAME-49
  test('shows a heading and a retry when the balance fails to load', async () => {
    const { wire } = home(refuse(getBalance, 'internal'))
    const card = await balanceCard()
    expect(
      await card.findByRole('heading', { name: 'Something went wrong on our side.' }),
    ).toBeInTheDocument()
    wire.use(balance('20.00'))
    await userEvent.click(card.getByRole('button', { name: 'Try again' }))
    expect(await card.findByText('$20.00')).toBeInTheDocument()
  })
})

describe('the month', () => {
  // FRAME-50, TRACKER-11
  test('shows what is owed to the trustee and a link to the tracker, but no budget figure', async () => {
    const { wire } = home(
      on(getTrusteeCard, { trustee_card: sampleTrusteeCard({ unpaid: '500.00', owed: '500.00' }) }),
    )
    expect(await screen.findByText(/left to pay/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^See details/ })).toHaveAttribute(
      'href',
      '/dashboard/tracker/trustee-payment',
    )
    expect(screen.queryByText('Success Tracker |NEW|')).not.toBeInTheDocument()
    expect(screen.queryByText(/you can spend|Remaining/i)).not.toBeInTheDocument()
    expect(wire.requestsOf(getPaymentTracking)).toHaveLength(0)
  })

  // TRACKER-11
  test('shows the banner of the tracker until a payment is planned', async () => {
    home()
    expect(await screen.findByText('Success Tracker |NEW|')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/dashboard/tracker')
  })

  // FRAME-50, TRACKER-01
  test('hides the month without the feature', async () => {
    const user = { ...sampleUser, features: { ...sampleUser.features, paymentTracker: false } }
    const { wire } = renderApp('/dashboard', { user })
    expect(await screen.findByText('No Transactions')).toBeInTheDocument()
    expect(screen.queryByText('Success Tracker |NEW|')).not.toBeInTheDocument()
    expect(wire.requestsOf(getTrusteeCard)).toHaveLength(0)
  })
})

// TRANSACTIONS-03, TRANSACTIONS-05, TRANSACTIONS-06
describe('the latest transactions', () => {
  const posted = (id: number, timestamp: string, amount = '-1.00') =>
    postedReply({ id, amount, timestamp, details: `Shop ${id}` })

  // FRAME-51
  test('lists authorized, posted and pending transactions together, by day', async () => {
    home(
      on(listTransactions, {
        transactions: [posted(2, '2026-11-20 16:00:00'), posted(1, '2026-11-05 16:00:00')],
        last_page: true,
        next: null,
      }),
      on(listAuthorizations, {
        authorizations: [
          {
            id: 9,
            amount: '-3.00',
            timestamp: '2026-11-21 14:00:00',
            merchant_name: 'Cafe',
            type: 'authorized',
          },
        ],
      }),
      on(listAchTransactions, [
        {
          id: 7,
          amount: '100.00',
          date: '2026-11-20',
          timestamp: '2026-11-20 18:00:00',
          description: 'Transfer from Checking',
          status: 'pending',
          can_cancel: false,
          failure_reason: null,
          type: 'ach_transaction',
        },
      ]),
    )
    const list = within(await screen.findByRole('region', { name: 'Latest transactions' }))
    await list.findByText('Cafe')
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Cafe'),
      expect.stringContaining('Transfer from Checking'),
      expect.stringContaining('Shop 2'),
      expect.stringContaining('Shop 1'),
    ])
    expect(list.getAllByRole('heading', { level: 3 }).at(-1)?.textContent).toBe('Nov 05, 2026')
    // TRANSACTIONS-12
    expect(list.getByText('AUTHORIZED')).toBeInTheDocument()
    expect(list.getByText('ACH TRANSACTION')).toBeInTheDocument()
    expect(list.queryByText('POSTED')).not.toBeInTheDocument()
  })

  // TXS-13, DISPUTES-03
  test('opens the details of a transaction, with its reported problem', async () => {
    home(
      on(listTransactions, {
        transactions: [posted(1, '2026-11-20 16:00:00')],
        last_page: true,
        next: null,
      }),
      on(listDisputes, { disputes: [sampleDispute] }),
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Shop 1/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Shop 1' }))
    expect(sheet.getByText('POSTED')).toBeInTheDocument()
    expect(await sheet.findByRole('link', { name: 'Reported: P-2026-000007' })).toHaveAttribute(
      'href',
      '/dashboard/reported-problems',
    )
    expect(sheet.queryByRole('button', { name: /^Report a problem/ })).not.toBeInTheDocument()
  })

  // FRAME-51
  test('shows "No Transactions" when all three lists are empty', async () => {
    home()
    expect(await screen.findByText('No Transactions')).toBeInTheDocument()
  })

  // FRAME-52
  test('shows a spinner until all three lists have loaded', async () => {
    const arrival = Promise.withResolvers<void>()
    home(
      on(listTransactions, {
        transactions: [posted(2, '2026-11-20 12:00:00')],
        last_page: true,
        next: null,
      }),
      on(listAuthorizations, () => arrival.promise.then(() => ({ authorizations: [] }))),
    )
    const list = within(await screen.findByRole('region', { name: 'Latest transactions' }))
    const loading = await list.findByRole('status', { name: 'Loading transactions' })
    expect(loading.textContent).toBe('Loading transactions')
    expect(list.queryByText('Shop 2')).not.toBeInTheDocument()
    arrival.resolve()
    expect(await list.findByText('Shop 2')).toBeInTheDocument()
    expect(list.queryByRole('status', { name: 'Loading transactions' })).not.toBeInTheDocument()
  })

  // FRAME-51, TRANSACTIONS-06
  test('shows five transactions, then all that were loaded, then the next page', async () => {
    const { wire } = home(
      on(listTransactions, ({ query }) =>
        query['after'] === 'token-1'
          ? { transactions: [posted(1, '2026-11-01 12:00:00')], last_page: true, next: null }
          : {
              transactions: [8, 7, 6, 5, 4, 3, 2].map((id) => posted(id, `2026-11-1${id} 12:00:00`)),
              last_page: false,
              next: 'token-1',
            },
      ),
    )
    const list = within(await screen.findByRole('region', { name: 'Latest transactions' }))
    await list.findByText('Shop 8')
    expect(list.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(list.getByRole('button', { name: 'Load More...' }))
    expect(list.getAllByRole('listitem')).toHaveLength(7)
    expect(wire.requestsOf(listTransactions).some(({ query }) => query['after'])).toBe(false)
    await userEvent.click(list.getByRole('button', { name: 'Load More...' }))
    expect(await list.findByText('Shop 1')).toBeInTheDocument()
    expect(list.getAllByRole('listitem')).toHaveLength(8)
    expect(list.getByRole('link', { name: 'See all transactions' })).toHaveAttribute(
      'href',
      '/dashboard/transactions',
    )
  })

  // FRAME-51
  test('loads the next page of transactions', async () => {
    const { wire } = home(
      on(listTransactions, ({ query }) =>
        query['after'] === 'token-1'
          ? { transactions: [posted(1, '2026-11-19 12:00:00')], last_page: true, next: null }
          : { transactions: [posted(2, '2026-11-20 12:00:00')], last_page: false, next: 'token-1' },
      ),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Load More...' }))
    expect(await screen.findByText('Shop 1')).toBeInTheDocument()
    expect(screen.getByText('Shop 2')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Load More...' })).not.toBeInTheDocument()
    expect(wire.requestsOf(listTransactions).at(-1)?.query).toEqual({ after: 'token-1' })
  })

  // TRANSACTIONS-07, TRANSACTIONS-17
  test('filters only posted transactions by date range', async () => {
    const { wire } = home(
      on(listTransactions, ({ query }) => ({
        transactions: [posted(query['filters[start_date]'] ? 1 : 2, '2026-11-19 12:00:00')],
        last_page: true,
        next: null,
      })),
    )
    await screen.findByText('Shop 2')
    const pendingBefore = wire.requestsOf(listAuthorizations).length
    await filterByDays('2026-11-01', '2026-11-20')
    expect(await screen.findByText('Shop 1')).toBeInTheDocument()
    expect(screen.queryByText('Shop 2')).not.toBeInTheDocument()
    expect(wire.requestsOf(listAuthorizations)).toHaveLength(pendingBefore)
    await userEvent.click(screen.getByRole('button', { name: 'Filter by date range' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Shop 2')).toBeInTheDocument()
  })
})

// FRAME-54
test('shows the balance without waiting for a fraud alert that never loads', async () => {
  home(
    balance('50.00'),
    on(getAccount, accountWithCard({ frozen: true })),
    on(listNotifications, () => new Promise(() => {})),
  )
  expect(
    within(await screen.findByRole('region', { name: 'Available' })).getByText('$50.00'),
  ).toBeInTheDocument()
})
