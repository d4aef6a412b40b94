import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  countedNotice,
  courtPlan,
  messageReplies,
  sampleMessage,
  sampleNotice,
} from '../../../testing/court-replies.ts'
import { sampleInstallment } from '../../../testing/plan-samples.ts'
import { sampleProgress } from '../../../testing/plan-screen.ts'
import { samplePayment, unpostedPayment } from '../../../testing/receipts-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { mailAddress, messageText } from './message-text.ts'

const open = (message = sampleMessage()) =>
  renderApp('/dashboard/plan/message', { user: sampleUser, handlers: messageReplies(message) })

// LAD-04
test('the message has the case, what is behind, what was sent and posted, and what is planned', () => {
  expect(messageText(sampleMessage(), 'Ana Reyes')).toBe(
    `As of November 21, 2026, by the count of my bank. The number of the trustee is the one that counts.
Name: Ana Reyes
Case: 26-10077
District: Central District of Illinois
Trustee: Chapter 13 Trustee B. Holloman
Month 7 of 60

WHAT IS BEHIND
I am $480.00 behind (1 payment).
By what the trustee posted: $480.00 behind.
- Due November 15, 2026: $480.00, paid $0.00

WHAT WAS SENT AND POSTED
In all: due $3,360.00, paid $2,880.00, posted $2,880.00.
- Sent October 8, 2026: $480.00, posted October 13, 2026
- Sent November 12, 2026: $480.00, came back

WHAT IS PLANNED
- $480.00, planned for December 9, 2026, for the payment due December 15, 2026`,
  )
})

// LAD-04
test.each([
  [{ arrears: '0.00', payments_behind: null }, 'I am up to date.'],
  [{ arrears: '20.00', payments_behind: null }, 'I am $20.00 behind.'],
  [{ posted_arrears: '960.00' }, 'By what the trustee posted: $960.00 behind.'],
  [{ posted_arrears: '0.00' }, 'By what the trustee posted: up to date.'],
  [{ ahead: '120.00' }, 'Paid ahead: $120.00'],
])('with %o the message says "%s"', (change, words) => {
  const text = messageText(sampleMessage({ progress: sampleProgress(change) }), undefined)
  expect(text.split('\n')).toContain(words)
})

// LAD-04
test('without a receipt, the message does not say what was posted', () => {
  const message = sampleMessage({ progress: sampleProgress(), payments: [unpostedPayment()] })
  const text = messageText(message, undefined)
  expect(text).toContain('In all: due $3,360.00, paid $3,360.00. My bank has no receipts of the trustee.')
  expect(text).toContain('- Sent November 20, 2026: $465.00, no receipt yet')
  expect(text).not.toContain('posted')
})

// LAD-04
test('the message says what was posted with another amount, and what the customer entered', () => {
  const payments = [samplePayment({ state: 'other_amount', posted_amount: '464.00' })]
  const installments = [sampleInstallment({ applied: '380.00', reported: '80.00' })]
  const plan = courtPlan({ opening: { as_of: '2026-10-01', posted_total: '2400.00' } })
  const lines = messageText(sampleMessage({ plan, payments, installments }), undefined).split('\n')
  expect(lines).toContain('By October 1, 2026, the trustee had posted $2,400.00 in all, as I entered it.')
  expect(lines).toContain(
    '- Sent November 12, 2026: $465.00, posted November 17, 2026 with another amount: $464.00',
  )
  expect(lines).toContain('- Due November 15, 2026: $480.00, paid $380.00 ($80.00 of it reported by me)')
})

// LAD-05
test('the message keeps each open notice with its last safe days', () => {
  const notices = [countedNotice({ note: 'Docket 41' }), sampleNotice({ kind: 'order', safe_days: [] })]
  const [, words] = messageText(sampleMessage({ notices }), undefined).split('NOTICES AND MOTIONS\n')
  expect(words).toBe(
    `- Motion to dismiss (Docket 41): 19 days left, until Dec 10
  By counting days only from the day of service, November 19, 2026.
  Last safe day to pay the trustee:
  - Electronic payment from this account: Dec 8.
  - ePay: Dec 7, before 4:00 PM Central Time. Signing up takes 5 days. Not from this account, because it is prepaid.
  - Check that we mail for you: no longer in time. The last safe day was Nov 20.
- Court order: 19 days left, until Dec 10`,
  )
})

// LAD-04
test('the message of an ended case, or of a plan without amounts, counts nothing behind', () => {
  const ended = messageText(sampleMessage({ plan: courtPlan({ status: 'dismissed' }) }), undefined)
  expect(ended).not.toContain('behind')
  expect(ended).toContain('paid $2,880.00')
  const nothing = { progress: null, installments: [], payments: [], planned: [] }
  const unknown = messageText(sampleMessage(nothing), undefined)
  expect(unknown).not.toContain('$')
  expect(unknown).toContain('My bank has no planned payment.')
})

// LAD-04
test('the address of the email carries the whole text, and nobody who is not known', () => {
  const message = sampleMessage({ plan: courtPlan({ case_number_shown: '26-10077' }) })
  const address = new URL(mailAddress(message, 'a & b?\n50 %'))
  expect(address.pathname).toBe('okafor@example.com')
  expect(address.searchParams.get('subject')).toBe('My Chapter 13 plan, case 26-10077')
  expect(address.searchParams.get('body')).toBe('a & b?\r\n50 %')
  const unknown = sampleMessage({ plan: courtPlan({ attorney: null, case_number_shown: null }) })
  expect(mailAddress(unknown, 'a')).toBe('mailto:?subject=My%20Chapter%2013%20plan&body=a')
})

// LAD-04
test('the message can be copied, emailed and printed', async () => {
  const user = userEvent.setup()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  open()
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(messageText(sampleMessage(), 'Ana Reyes'))
  expect(await screen.findByText('Copied.')).toBeInTheDocument()
  const email = screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? ''
  expect(email).toBe(mailAddress(sampleMessage(), messageText(sampleMessage(), 'Ana Reyes')))
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

// LAD-04
test('without an attorney, the page leads to adding one', async () => {
  open(sampleMessage({ plan: courtPlan({ attorney: null }) }))
  expect(await screen.findByRole('link', { name: 'Add your attorney' })).toHaveAttribute(
    'href',
    '/dashboard/plan/details',
  )
})
