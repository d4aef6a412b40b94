import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type CalendarEntry, getCalendar } from '@yoursuccess/contract/tracker/calendar'
import {
  listRecurringBills,
  type RecurringBill,
  updateRecurringBill,
} from '@yoursuccess/contract/tracker/recurring'
import { expect, test } from 'vitest'
import { forecastReplies, sampleBreakdown } from '../../../testing/forecast-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { MONTH, sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { type Handler, on } from '../../../testing/wire.ts'

const bill = (change: Partial<RecurringBill> = {}): RecurringBill => ({
  id: 7,
  name: 'Streamline TV',
  payee: 'STREAMLINE TV 11',
  status: 'found',
  frequency: 'monthly',
  next_on: '2026-12-05',
  usual_amount: '15.00',
  category: null,
  last: [{ on: '2026-11-05', amount: '15.00' }],
  ...change,
})
const open = (entries: CalendarEntry[], ...handlers: Handler[]) =>
  renderApp('/dashboard/tracker/calendar', {
    user: sampleUser,
    handlers: [...trackerReplies(sampleTracker()), on(getCalendar, { month: MONTH, entries }), ...handlers],
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const entry = (change: Partial<CalendarEntry>): CalendarEntry => ({
  on: '2026-11-05',
  kind: 'bill',
  name: 'Power',
  amount: '80.00',
  state: 'paid',
  ...change,
})

// RULE-03
test('lists the days of a month that have something, each with a word', async () => {
  open([
    entry({}),
    entry({ kind: 'payday', name: 'Acme', amount: '1200.00' }),
    entry({ on: '2026-11-10', kind: 'transfer', name: 'My Bank', state: 'missed' }),
    entry({ on: '2026-11-12', state: 'missed' }),
    entry({ on: '2026-11-25', kind: 'trustee_payment', name: null, amount: '465.00', state: 'sent' }),
    entry({ on: '2026-11-28', amount: null, state: 'expected' }),
  ])
  const days = within(await screen.findByRole('list', { name: 'Days of November 2026' }))
  const shown = days.getAllByRole('listitem').filter((each) => !each.querySelector('li'))
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Power$80.00Paid',
    'Pay from Acme$1,200.00Arrived',
    "Transfer from My Bank$80.00Didn't go through",
    'Power$80.00Missed',
    'Trustee payment$465.00Sent',
    'PowerExpected',
  ])
})

// RULE-03
test.each([
  [{ by: 'customer' }, 'Send by Wed, Dec 9.'],
  [{ by: 'service', service: 'tfs' }, 'TFS should take it by Wed, Dec 9.'],
  [{ by: 'employer' }, 'It should come out of your pay.'],
] as const)('says who pays the trustee: %o', async (payer, words) => {
  const payments = sampleBreakdown().payments.map((each) => ({ ...each, due_on: '2026-11-28', ...payer }))
  open(
    [entry({ on: '2026-11-28', kind: 'trustee_payment', name: null, amount: '465.00', state: 'expected' })],
    ...forecastReplies({ payments }),
  )
  expect(await screen.findByText(words)).toBeInTheDocument()
})

// RULE-03
test('says that nothing is known, and leads to the months around it', async () => {
  const { wire } = open([])
  expect(await screen.findByText(/We know of nothing in this month/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Next month' }))
  await waitFor(() => expect(wire.requestsOf(getCalendar).at(-1)?.query).toEqual({ month: '2026-12-01' }))
})

/** The result is said, and the focus is on the bill that it is about. */
const expectSaid = async (sentence: string) => {
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  const line = screen.getByText('Streamline TV', { selector: 'strong' }).closest('li')
  await waitFor(() => expect(line).toHaveFocus())
}

// RULE-02
test('confirms and dismisses a bill, and brings it back', async () => {
  let shown = [bill()]
  const { wire } = open(
    [],
    on(listRecurringBills, () => ({ recurring: shown })),
    on(updateRecurringBill, ({ body }) => {
      shown = [bill((body as { recurring: RecurringBill }).recurring)]
      return { recurring: shown }
    }),
  )
  expect(await screen.findByText('Every month, usually $15.00. Next Sat, Dec 5.')).toBeInTheDocument()
  await press('Confirm Streamline TV')
  expect(await screen.findByText('Confirmed')).toBeInTheDocument()
  await expectSaid('Streamline TV is now a regular bill of yours.')
  await press('Not a bill Streamline TV')
  expect(await screen.findByText('Dismissed')).toBeInTheDocument()
  await expectSaid('Streamline TV no longer counts as a bill.')
  await press('Bring back Streamline TV')
  expect(await screen.findByRole('button', { name: 'Confirm Streamline TV' })).toBeInTheDocument()
  await expectSaid('Streamline TV is back in your regular bills.')
  expect(wire.requestsOf(updateRecurringBill).map(({ body }) => body)).toEqual(
    ['confirmed', 'dismissed', 'found'].map((status) => ({ recurring: { status } })),
  )
})

// RULE-02
test('renames a bill without changing what was said of it', async () => {
  const { wire } = open(
    [],
    on(listRecurringBills, { recurring: [bill({ status: 'confirmed' })] }),
    on(updateRecurringBill, { recurring: [] }),
  )
  await press('Rename Streamline TV')
  const name = await screen.findByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Films')
  await press('Save name')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('The name is saved.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Streamline TV' })).toHaveFocus())
  expect(wire.requestsOf(updateRecurringBill)[0]?.body).toEqual({
    recurring: { status: 'confirmed', name: 'Films' },
  })
})
