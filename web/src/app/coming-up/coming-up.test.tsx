import { type Biller, listBillers } from '@yoursuccess/contract/bills/billers'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { getForecast } from '@yoursuccess/contract/forecast/forecast'
import {
  listRecurringTransfers,
  type RecurringTransfer,
} from '@yoursuccess/contract/funding/recurring-transfers'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { forecastReplies, sampleBreakdown } from '../../testing/forecast-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const transfer = (id: number, next: string, name: string): RecurringTransfer => ({
  id,
  amount: '75.00',
  interval: 'weekly',
  next_run_on: day(next),
  ach_account_id: 1,
  ach_account: { name },
})
const biller = (id: number, name: string, next: string | null, isRemoved = false): Biller => ({
  id,
  biller_name: name,
  biller_account_number: '42',
  description: 'Utilities',
  reminder: next === null ? null : { id, next_reminder: day(next) },
  biller_address_1: null,
  biller_address_2: null,
  biller_city: null,
  biller_state: null,
  biller_zip: null,
  biller_phone: null,
  biller_category: null,
  is_paper: false,
  is_trustee: false,
  is_removed: isRemoved,
})
const transfers = (...rows: RecurringTransfer[]) =>
  on(listRecurringTransfers, { recurring_transfers: rows, count: rows.length, per_page: 5, current_page: 1 })
const billers = (...rows: Biller[]) =>
  on(listBillers, { billers: rows, count: rows.length, per_page: -1, current_page: 1 })

const home = (...handlers: Handler[]) => renderApp('/dashboard', { user: sampleUser, handlers })
const card = async () => within(await screen.findByRole('region', { name: 'Coming up' }))
const rows = async () =>
  (await (await card()).findAllByRole('listitem')).map(({ textContent }) => textContent)

// FRAME-53
test('the home page lists upcoming transfers and reminders, soonest first', async () => {
  home(
    transfers(transfer(1, '2026-11-27', 'Plaid Checking'), transfer(2, '2026-12-04', 'Credit Union')),
    billers(biller(7, 'City Water Works', '2026-11-30'), biller(8, 'Prairie Power', null)),
  )
  expect(await rows()).toEqual([
    'Plaid CheckingTransfer to this account on Fri, Nov 27$75.00',
    'City Water WorksBill reminder on Mon, Nov 30',
    'Credit UnionTransfer to this account on Fri, Dec 4$75.00',
  ])
})

// FRAME-53
test('each entry leads to its page, but none to funding once it is shut off', async () => {
  const replies = [
    transfers(transfer(1, '2026-11-27', 'Plaid Checking')),
    billers(biller(7, 'City Water Works', '2026-11-30')),
  ]
  home(...replies)
  const links = async () => {
    await rows()
    return (await card()).queryAllByRole('link').map((link) => link.getAttribute('href'))
  }
  expect(await links()).toEqual(['/dashboard/funding/ach/recurring-transfers', '/dashboard/paybills'])
  cleanup()
  const features = { ...sampleUser.features, fundingShutoff: true }
  renderApp('/dashboard', { user: { ...sampleUser, features }, handlers: replies })
  expect(await links()).toEqual(['/dashboard/paybills'])
})

test('leaves out deleted billers and shows at most five entries', async () => {
  home(
    transfers(...[1, 2, 3, 4, 5, 6].map((id) => transfer(id, `2026-12-0${id}`, `Bank ${id}`))),
    billers(biller(7, 'Gone', '2026-11-30', true)),
  )
  expect((await rows()).map((row) => row?.slice(0, 6))).toEqual([1, 2, 3, 4, 5].map((id) => `Bank ${id}`))
})

// FRAME-53
test('an empty card says what it will show', async () => {
  home(transfers(), billers())
  expect(await (await card()).findByText(/bill reminders will appear here/)).toBeInTheDocument()
})

// FRAME-53
test('without the features there is no card and no request', async () => {
  const features = {
    ...sampleUser.features,
    recurring_transfers: false,
    billerReminder: false,
    planTools: false,
  }
  const { wire } = renderApp('/dashboard', { user: { ...sampleUser, features } })
  await screen.findByRole('region', { name: 'Available' })
  expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument()
  expect(wire.requestsOf(listRecurringTransfers)).toHaveLength(0)
  expect(wire.requestsOf(getForecast)).toHaveLength(0)
})

// FRAME-53
test('the home page lists pay and payments to the trustee among them, each with its page', async () => {
  const payment = sampleBreakdown().payments.map((each) => ({ ...each, sent: '65.00' }))
  home(transfers(transfer(1, '2026-12-05', 'Plaid Checking')), ...forecastReplies({ payments: payment }))
  expect(await rows()).toEqual([
    'AcmePay expected on Fri, Dec 4$1,200.00',
    'Plaid CheckingTransfer to this account on Sat, Dec 5$75.00',
    'Trustee paymentSend by Wed, Dec 9$400.00',
  ])
  const links = (await card()).getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/dashboard/plan/paydays',
    '/dashboard/funding/ach/recurring-transfers',
    '/dashboard/plan',
  ])
})

// FRAME-53
test('the home page says which payments autopay sends, and names no day for overdue pay', async () => {
  home(
    ...forecastReplies({
      pay: [
        { name: 'Acme', on: '2026-11-18', arrives_on: '2026-11-21', usual_amount: '1200.00', is_late: true },
      ],
      payments: sampleBreakdown().payments.map((each) => ({ ...each, by: 'bank' as const })),
    }),
  )
  expect(await rows()).toEqual(['Trustee paymentBy autopay on Wed, Dec 9$465.00'])
})

// FRAME-53
test('the home page says of each payment to the trustee who pays it', async () => {
  const [first] = sampleBreakdown().payments
  if (!first) throw new Error('the sample has no payment')
  home(
    ...forecastReplies({
      pay: [],
      payments: [
        { ...first, by: 'bank', by_payday: true },
        { ...first, due_on: '2027-01-15', send_on: '2027-01-11', by: 'service', service: 'tfs' },
      ],
      arranged: [
        { due_on: '2026-11-25', send_on: '2026-11-19', amount: '465.00', by: 'employer', service: null },
      ],
    }),
  )
  expect(await rows()).toEqual([
    'Trustee paymentShould come out of your pay, due Wed, Nov 25$465.00',
    'Trustee paymentBy autopay in parts until Wed, Dec 9$465.00',
    'Trustee paymentTFS should take it by Mon, Jan 11$465.00',
  ])
})

// FRAME-53, RULE-02
test('the home page lists regular bills that were confirmed, and no reminder of one of them', async () => {
  const bill = (payee: string, on: string, status: 'found' | 'confirmed') => ({
    name: payee,
    on,
    amount: '15.00',
    regular: { payee: payee.toLowerCase(), status },
  })
  home(
    billers(biller(7, 'GYM 12', '2026-11-30'), biller(8, 'TV', '2026-12-01')),
    ...forecastReplies({
      pay: [],
      payments: [],
      bills: [
        { name: 'Larkspur Power', on: '2026-11-21', amount: '80.00', regular: null },
        bill('Gym', '2026-12-02', 'confirmed'),
        bill('TV', '2026-12-03', 'found'),
      ],
    }),
  )
  expect(await rows()).toEqual(['TVBill reminder on Tue, Dec 1', 'GymBill expected on Wed, Dec 2$15.00'])
  const links = (await card()).getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/dashboard/paybills', '/dashboard/tracker/calendar'])
})

// FRAME-53, FRAME-55
test('a forecast that fails leaves transfers and reminders, and says what is missing', async () => {
  const { wire } = home(
    transfers(transfer(1, '2026-11-27', 'Plaid Checking')),
    billers(),
    refuse(getForecast, 'internal'),
  )
  expect(await (await card()).findByText(/^We couldn't load your paydays/)).toBeInTheDocument()
  expect(await rows()).toHaveLength(1)
  wire.use(...forecastReplies())
  await userEvent.click((await card()).getByRole('button', { name: 'Try again' }))
  expect(await (await card()).findByText('Acme')).toBeInTheDocument()
})

test('offers a retry when transfers or reminders fail to load', async () => {
  const { wire } = home(refuse(listRecurringTransfers, 'internal'), billers())
  const retry = await (await card()).findByRole('button', { name: 'Try again' })
  wire.use(transfers(transfer(1, '2026-11-27', 'Plaid Checking')))
  await userEvent.click(retry)
  expect(await rows()).toHaveLength(1)
})
