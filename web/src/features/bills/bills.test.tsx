import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listBillPayments, type BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { downloadBillReport } from '@yoursuccess/contract/bills/bill-report'
import { listBillers, MAX_BILLERS } from '@yoursuccess/contract/bills/billers'
import { getTrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { describe, expect, test, vi } from 'vitest'
import { filterByDays } from '../../testing/date-range.ts'
import { sampleTrusteeCard } from '../../testing/trustee-card.ts'
import { on, refuse } from '../../testing/wire.ts'
import {
  PAGE,
  power,
  trustee,
  serving,
  withFeatures,
  open,
  unfold,
  payment,
  press,
  controls,
} from '../../testing/bills-screen.tsx'

describe('the bills page', () => {
  // BILLS-01, BILLS-09, BILLS-10, BILLS-93, BILLS-95
  test('lists billers and payments, with the status of each payment', async () => {
    open(PAGE, serving([power, trustee]))
    const billers = await screen.findByRole('table', { name: 'Your billers' })
    expect(screen.getByRole('heading', { name: 'Your Bills' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Add a new bill' })).toHaveAttribute('href', `${PAGE}/add-biller`)
    expect(within(billers).getByRole('cell', { name: /^Larkspur Power 7/ })).toBeInTheDocument()
    expect(within(billers).getByText('Your trustee')).toBeInTheDocument()
    const history = screen.getByRole('table', { name: 'Bill Payment History' })
    const headers = within(history).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent?.trim())).toEqual([
      'Merchant Name',
      'Description',
      'Amount',
      'Date',
      'Status',
    ])
    expect(within(history).getByText('On its way')).toBeInTheDocument()
    expect(within(history).getByText('Nov 19, 2026')).toBeInTheDocument()
  })

  // BILLS-95
  test('says when a payment should arrive, and which one is overdue', async () => {
    const checks: BillPayment[] = [
      { ...payment, status: 'mailed', expected_on: '2026-11-21' },
      { ...payment, id: 32, status: 'mailed', expected_on: '2026-11-20' },
    ]
    open(PAGE, serving([power], checks))
    expect(await screen.findByText('There by Sat, Nov 21')).toBeInTheDocument()
    expect(screen.getByText('Expected by Fri, Nov 20, not received yet')).toBeInTheDocument()
  })

  // BILLS-95
  test('says why a payment was returned and that the money is refunded', async () => {
    open(PAGE, serving([power], [{ ...payment, status: 'returned', failure: 'The account is closed.' }]))
    expect(
      await screen.findByText(
        'The account is closed. Any money we took, including the fee, goes back to your account.',
      ),
    ).toBeInTheDocument()
  })

  // BILLS-122
  test('shows the next day and the last payment of a bill, and pays it from its row', async () => {
    const reminded = { ...power, reminder: { id: 3, next_reminder: '2026-11-25' } }
    open(PAGE, serving([reminded]))
    const row = await screen.findByRole('row', { name: /^Larkspur Power 7/ })
    await waitFor(() => expect(row).toHaveTextContent('Next Nov 25 · Last $82.10, Nov 18'))
    await userEvent.click(within(row).getByRole('button', { name: 'Pay Larkspur Power' }))
    expect(await screen.findByRole('dialog', { name: 'Make a Payment' })).toBeInTheDocument()
  })

  // BILLS-122
  test('shows the due day of the trustee as its next day', async () => {
    const card = on(getTrusteeCard, { trustee_card: sampleTrusteeCard() })
    open(PAGE, [...serving([trustee], []), card])
    const row = await screen.findByRole('row', { name: /^I\. Quarles 8/ })
    await waitFor(() => expect(row).toHaveTextContent('Next Dec 25'))
    expect(row).not.toHaveTextContent('Last')
  })

  // BILLS-125
  test('groups the history by month, and drops the months under another order', async () => {
    const october = { ...payment, id: 30, updated_at: '2026-10-05T15:00:00.000Z' }
    const history = on(listBillPayments, { bill_payments: [payment, october], ...controls(6) })
    open(PAGE, [...serving([power]), history])
    const table = await screen.findByRole('table', { name: 'Bill Payment History' })
    const months = () =>
      within(table)
        .queryAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    expect(months()).toEqual(['November 2026', 'October 2026'])
    await userEvent.click(within(table).getByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(screen.queryAllByRole('rowheader')).toEqual([]))
  })

  // BILLS-125
  test('puts a payment that came back on top, and pays it again', async () => {
    const back: BillPayment = { ...payment, status: 'returned', failure: 'The account is closed.' }
    open(PAGE, serving([power], [back]))
    const list = await screen.findByRole('list', { name: 'Payments that came back' })
    expect(list).toHaveTextContent('Larkspur Power $82.10')
    expect(list).toHaveTextContent('Returned Thu, Nov 19')
    await userEvent.click(await within(list).findByRole('button', { name: 'Pay again: Larkspur Power' }))
    expect(await screen.findByLabelText('Amount')).toHaveValue('82.10')
  })

  // BILLS-125
  test('offers no second payment to a deleted biller', async () => {
    const back: BillPayment = { ...payment, status: 'failed', failure: 'The account is closed.' }
    open(PAGE, serving([{ ...power, is_removed: true }], [back]))
    const list = await screen.findByRole('list', { name: 'Payments that came back' })
    expect(within(list).queryByRole('button')).not.toBeInTheDocument()
  })

  // BILLS-99
  test('keeps the payments while sorting, and clears them while another date range loads', async () => {
    const history = on(listBillPayments, { bill_payments: [payment], ...controls(6) })
    const { wire } = open(PAGE, [...serving(), history])
    const table = () => screen.queryByRole('table', { name: 'Bill Payment History' })
    await screen.findByText('On its way')
    const [order, range] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    wire.use(
      on(listBillPayments, async ({ query }) => {
        await (query['start_date'] ? range : order).promise
        return { bill_payments: [{ ...payment, status: 'cleared' as const }], ...controls(6) }
      }),
    )
    await userEvent.click(within(table() as HTMLElement).getByRole('button', { name: 'Amount' }))
    expect(screen.getByText('On its way')).toBeInTheDocument()
    order.resolve()
    await waitFor(() => expect(screen.queryByText('On its way')).not.toBeInTheDocument())

    await filterByDays('2026-11-01', '2026-11-20')
    expect(await screen.findByRole('status', { name: 'Loading Bill Payment History' })).toBeInTheDocument()
    expect(table()).not.toBeInTheDocument()
    range.resolve()
    await waitFor(() => expect(table()).toBeInTheDocument())
  })

  // BILLS-12
  test('says that the lists of billers and payments are empty', async () => {
    open(PAGE, serving([], []))
    await waitFor(() => expect(screen.getAllByText('No records found')).toHaveLength(2))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  // BILLS-12
  test('payments that fail to load show an error instead of an empty list, and can be retried', async () => {
    const { wire } = open(PAGE, [...serving(), refuse(listBillPayments, 'internal')])
    // The list of payments, and the last payment of each bill.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
    expect(screen.queryByText('No records found')).not.toBeInTheDocument()
    wire.use(on(listBillPayments, { bill_payments: [payment], ...controls(1) }))
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(retry)
    expect(await screen.findByText('$82.10')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  // BILLS-12
  test('billers that fail to load show no empty list and offer no report', async () => {
    open(PAGE, [...serving(), refuse(listBillers, 'internal')])
    await press('Reporting')
    // The report, the trustee and the list.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3))
    expect(screen.queryByText('No records found')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Download report' })).not.toBeInTheDocument()
  })

  // BILLS-112
  test('offers no report before a biller is added', async () => {
    open(PAGE, serving([], []))
    await press('Reporting')
    expect(await screen.findByText(/^Add a bill first\./)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Download report' })).not.toBeInTheDocument()
  })

  // BILLS-11
  test('expands a biller to its details and actions', async () => {
    open(PAGE, serving())
    await unfold('Larkspur Power 7')
    for (const fact of ['Electronic payment', '12 Mill Road, Tulsa, OK 74103', '(555) 010-0107'])
      expect(screen.getByText(fact)).toBeInTheDocument()
    for (const name of ['Make a Payment', 'Delete Biller', 'Set Reminder'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
  })

  // BILLS-02
  test.each(['', '/add-biller', '/add-paper-biller', '/learn-more'])(
    'without billPay the page %s does not exist and nothing links to it',
    async (below) => {
      open(PAGE + below, serving(), withFeatures({ billPay: false }))
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: /Payment Assistant/ })).not.toBeInTheDocument()
    },
  )

  // BILLS-04, BILLS-05
  test('offers no report without trackedBills and no reminder without billerReminder', async () => {
    open(PAGE, serving(), withFeatures({ billPay: true, trackedBills: false, billerReminder: false }))
    await unfold('Larkspur Power 7')
    expect(screen.getByRole('button', { name: 'Make a Payment' })).toBeInTheDocument()
    expect(screen.queryByText(/Monthly reminder/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Reporting' })).not.toBeInTheDocument()
  })

  /** The files that a browser would save. */
  const savedFiles = () => {
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:report'
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} of ${this.href}`)
    })
    return saved
  }

  // BILLS-111, BILLS-113
  test('downloads a report of the last six months for the selected billers', async () => {
    const saved = savedFiles()
    const { wire } = open(PAGE, [...serving([power, trustee]), on(downloadBillReport, 'a PDF')])
    await press('Reporting')
    expect(screen.getByRole('heading', { name: 'Reporting' })).toBeInTheDocument()
    await press('Download report')
    expect(await screen.findByText('Your report was downloaded.')).toBeInTheDocument()
    expect(saved).toEqual(['bill-payment-report.pdf of blob:report'])
    await userEvent.click(screen.getByRole('checkbox', { name: /^I\. Quarles/ }))
    await press('Download report')
    await waitFor(() => expect(wire.requestsOf(downloadBillReport)).toHaveLength(2))
    const range = { start_date: '2026-05-21', end_date: '2026-11-21' }
    expect(wire.requestsOf(downloadBillReport).map(({ query }) => query)).toEqual([
      { ...range, selected_biller_ids: '[7,8]' },
      { ...range, selected_biller_ids: '[7]' },
    ])
    await userEvent.click(screen.getByRole('checkbox', { name: /^Larkspur/ }))
    expect(screen.getByText('Choose at least one biller.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Download report' })).toBeDisabled()
  })

  // BILLS-111, BILLS-112
  test('limits a report to a hundred billers, deleted ones included', async () => {
    const many = Array.from({ length: MAX_BILLERS + 1 }, (_, at) => ({
      ...power,
      id: at + 1,
      is_removed: true,
    }))
    open(PAGE, serving(many))
    await press('Reporting')
    expect(await screen.findByText('Choose up to 100 billers.')).toBeInTheDocument()
    fireEvent.click(screen.getAllByLabelText(/^Larkspur Power/)[0] as HTMLElement)
    expect(screen.getByRole('button', { name: 'Download report' })).toBeEnabled()
  })

  // BILLS-112
  test.each([
    ['2019-11-21', false],
    ['2019-11-20', true],
  ])('with a limit of seven years a report from %s is refused: %s', async (from, isRefused) => {
    open(PAGE, serving())
    await press('Reporting')
    const start = await screen.findByLabelText('From')
    fireEvent.change(start, { target: { value: '' } })
    fireEvent.change(start, { target: { value: from } })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Download report' })
    await waitFor(() => expect(button.disabled).toBe(isRefused))
    expect(screen.queryByText(/within the last seven years/) !== null).toBe(isRefused)
  })

  // BILLS-113
  test('shows an error and saves nothing when the report fails', async () => {
    const saved = savedFiles()
    open(PAGE, [...serving(), refuse(downloadBillReport, 'too_many_requests')])
    await press('Reporting')
    await press('Download report')
    expect(await screen.findByRole('dialog', { name: 'Oops... Something went wrong!' })).toBeInTheDocument()
    expect(saved).toEqual([])
  })
})

// BILLS-01, BILLS-07
test('the introduction explains reminders and reports for the trustee, and links to the bills', async () => {
  open(`${PAGE}/learn-more`, [])
  expect(await screen.findByText(/^Set a reminder for a bill/)).toBeInTheDocument()
  expect(screen.getByText(/^When your trustee or the court asks/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', PAGE)
})
