import {
  type Dispute,
  type DisputeOutcome,
  listDisputes,
  reportProblem,
} from '@yoursuccess/contract/disputes/disputes'
import { listTransactions } from '@yoursuccess/contract/transactions/transactions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { sampleDispute as sample } from '../../testing/dispute-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { postedReply } from '../../testing/transaction-replies.ts'
import { drop, type Handler, on, refuse } from '../../testing/wire.ts'

const posted = (id: number) => postedReply({ id, details: `Shop ${id}` })

const transactions = (...handlers: Handler[]) =>
  renderApp('/dashboard/transactions', {
    user: sampleUser,
    handlers: [
      on(listTransactions, { transactions: [posted(1), posted(2)], last_page: true, next: null }),
      ...handlers,
    ],
  })
const openDetails = async (shop: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${shop}`) }))
  return within(await screen.findByRole('dialog', { name: shop }))
}
const openForm = async (...handlers: Handler[]) => {
  const app = transactions(...handlers)
  const details = await openDetails('Shop 1')
  await userEvent.click(await details.findByRole('button', { name: 'Report a problem with Shop 1' }))
  return { ...app, form: within(await screen.findByRole('dialog', { name: 'Report a problem' })) }
}
const send = (form: ReturnType<typeof within>) => form.getByRole('button', { name: 'Send report' })

describe('reporting a problem', () => {
  // DISPUTES-01, DISPUTES-03
  test('reports a transaction, and shows the reference and the date of our answer', async () => {
    const { form, wire } = await openForm(on(reportProblem, sample))
    expect(form.getByText('Shop 1')).toBeInTheDocument()
    expect(form.getByText('-$24.50')).toBeInTheDocument()
    expect(send(form)).toBeDisabled()
    await userEvent.click(form.getByRole('radio', { name: 'I was charged twice' }))
    await userEvent.type(form.getByRole('textbox'), 'On the 20th{Enter}and again')
    wire.use(on(listDisputes, { disputes: [sample] }))
    await userEvent.click(send(form))
    const result = within(await screen.findByRole('dialog', { name: 'We have your report' }))
    expect(result.getByText(/P-2026-000007.*Tue, Dec 8/)).toBeInTheDocument()
    expect(wire.requestsOf(reportProblem).map(({ body }) => body)).toEqual([
      { transaction_id: 1, reason: 'charged_twice', text: 'On the 20th and again' },
    ])
    await userEvent.click(result.getByRole('button', { name: 'OK' }))
    expect(await screen.findByText('Reported: P-2026-000007')).toBeInTheDocument()
    const details = await openDetails('Shop 1')
    const link = await details.findByRole('link', { name: 'Reported: P-2026-000007' })
    expect(link).toHaveAttribute('href', '/dashboard/reported-problems')
    expect(details.queryByRole('button', { name: /^Report a problem/ })).not.toBeInTheDocument()
    await userEvent.click(details.getByRole('button', { name: 'Close' }))
    const other = await openDetails('Shop 2')
    expect(await other.findByRole('button', { name: 'Report a problem with Shop 2' })).toBeInTheDocument()
  })

  // DISPUTES-01
  test('allows at most a thousand characters in a report', async () => {
    const { form } = await openForm()
    await userEvent.click(form.getByRole('radio', { name: 'Something else' }))
    fireEvent.change(form.getByRole('textbox'), { target: { value: 'x'.repeat(1001) } })
    expect(send(form)).toBeDisabled()
    fireEvent.change(form.getByRole('textbox'), { target: { value: 'x'.repeat(1000) } })
    expect(send(form)).toBeEnabled()
  })

  // DISPUTES-02
  test('suggests freezing the card when the customer did not make the payment', async () => {
    const { form } = await openForm()
    expect(form.queryByText(/freeze it first/)).not.toBeInTheDocument()
    await userEvent.click(form.getByRole('radio', { name: "I didn't make or authorize this" }))
    expect(form.getByText(/freeze it first/)).toBeInTheDocument()
    expect(form.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })

  // DISPUTES-04
  test('retries a report without a reply under the same key, and explains a duplicate', async () => {
    const { form, wire } = await openForm(drop(reportProblem))
    await userEvent.click(form.getByRole('radio', { name: 'Something else' }))
    await userEvent.click(send(form))
    const alert = await form.findByRole('alert')
    expect(alert).toHaveTextContent("We couldn't reach YourSuccess")
    wire.use(refuse(reportProblem, 'dispute.reported'))
    await userEvent.click(send(form))
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('already'))
    const keys = wire.requestsOf(reportProblem).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBeTruthy()
    expect(new Set(keys).size).toBe(1)
  })

  test('explains why the credit of an earlier report cannot be reported', async () => {
    const { form } = await openForm(refuse(reportProblem, 'dispute.own_adjustment'))
    await userEvent.click(form.getByRole('radio', { name: 'Something else' }))
    await userEvent.click(send(form))
    expect(await form.findByRole('alert')).toHaveTextContent('a problem you already reported')
  })

  test('says right away that a refunded transaction gets no credit', async () => {
    const { form } = await openForm(on(reportProblem, { ...sample, no_credit: 'already_returned' }))
    await userEvent.click(form.getByRole('radio', { name: 'Something else' }))
    await userEvent.click(send(form))
    const result = within(await screen.findByRole('dialog', { name: 'We have your report' }))
    expect(result.getByText(/already refunded/)).toBeInTheDocument()
  })

  test('cancelling a report sends nothing', async () => {
    const { form, wire } = await openForm()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.requestsOf(reportProblem)).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: /^Shop 1/ })).toHaveFocus())
  })

  // DISPUTES-07
  test('a transaction can be reported again once its report is answered', async () => {
    transactions(on(listDisputes, { disputes: [{ ...sample, ...answered('no_error', '0.00', null) }] }))
    const details = await openDetails('Shop 1')
    expect(await details.findByRole('link', { name: 'Answered: P-2026-000007' })).toBeInTheDocument()
    expect(details.getByRole('button', { name: 'Report a problem with Shop 1' })).toBeInTheDocument()
  })
})

const answered = (
  outcome: DisputeOutcome,
  amount: string,
  take_back: { amount: string; on: string } | null,
): Partial<Dispute> => ({
  status: 'resolved',
  resolution: { outcome, amount, resolved_on: '2026-11-25', explanation: 'We asked the shop.', take_back },
})
const credit = { amount: '24.50', credited_on: '2026-12-08', decide_by: '2027-01-05' }

const list = (...disputes: Dispute[]) =>
  renderApp('/dashboard/reported-problems', {
    user: sampleUser,
    handlers: [on(listDisputes, { disputes })],
  })
const openReport = async (change: Partial<Dispute>) => {
  list({ ...sample, ...change })
  return within(await screen.findByRole('region', { name: 'P-2026-000007' }))
}

describe('the list of reported problems', () => {
  // DISPUTES-25
  test('links to the transactions when nothing was reported', async () => {
    list()
    expect(await screen.findByText(/You haven't reported any problems/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See transactions' })).toHaveAttribute(
      'href',
      '/dashboard/transactions',
    )
  })

  // DISPUTES-25
  test('shows what was reported and when to expect an answer', async () => {
    const card = await openReport({})
    expect(card.getByText('Open')).toBeInTheDocument()
    expect(card.getByText("We're looking into it. Our answer is due by Tue, Dec 8.")).toBeInTheDocument()
    expect(
      card.getByText("If we need longer, we'll credit you $24.50 while we investigate."),
    ).toBeInTheDocument()
    expect(card.getByText('I was charged twice')).toBeInTheDocument()
    expect(card.getByText(/Shop 1/)).toBeInTheDocument()
    expect(card.queryByText(/taking longer/)).not.toBeInTheDocument()
  })

  // DISPUTES-26
  test.each([
    ['already_returned', /already refunded/],
    ['repeat', /reported this transaction before.*won't credit your account automatically/],
    ['late', /more than 60 days after your statement/],
  ] as const)('says why there is no credit during the investigation: %s', async (no_credit, sentence) => {
    const card = await openReport({ no_credit, credit_expected: '0.00' })
    expect(card.getByText(sentence)).toBeInTheDocument()
  })

  // DISPUTES-26
  test('says how much would be credited after a partial refund', async () => {
    const card = await openReport({ credit_expected: '10.00' })
    expect(
      card.getByText("If we need longer, we'll credit the $10.00 you don't have back yet."),
    ).toBeInTheDocument()
  })

  // DISPUTES-27
  test('says that a reported transaction was already refunded', async () => {
    const card = await openReport(answered('already_returned', '0.00', null))
    expect(card.getByText('This transaction was already refunded.')).toBeInTheDocument()
  })

  // DISPUTES-26
  test('shows a provisional credit and the later date of our answer', async () => {
    const card = await openReport({ provisional_credit: credit })
    expect(card.getByText(/We credited you \$24\.50 while we investigate.*Tue, Jan 5/)).toBeInTheDocument()
    expect(card.getByText(/Dec 08, 2026/)).toBeInTheDocument()
  })

  // DISPUTES-27
  test('names the amount credited when an error was found', async () => {
    const card = await openReport(answered('corrected', '24.50', null))
    expect(card.getByText('Answered', { selector: '[data-tone]' })).toBeInTheDocument()
    expect(card.getByText('We found an error. $24.50 is yours.')).toBeInTheDocument()
    expect(card.getByText('We asked the shop.')).toBeInTheDocument()
  })

  // DISPUTES-27
  test('when no error was found, says what is taken back, when, and how to get the documents', async () => {
    const take_back = { amount: '24.50', on: '2026-12-03' }
    const card = await openReport({
      provisional_credit: credit,
      ...answered('no_error', '0.00', take_back),
    })
    expect(card.getByText('We found no error.')).toBeInTheDocument()
    expect(card.getByText(/On Thu, Dec 3, we'll take back \$24\.50/)).toBeInTheDocument()
    expect(card.getByText(/copies of the documents/)).toBeInTheDocument()
    expect(card.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })

  // DISPUTES-28
  test('says that an answer is overdue', async () => {
    const card = await openReport({ answer_due_on: '2026-11-20' })
    expect(await card.findByText(/This is taking longer than it should/)).toBeInTheDocument()
  })

  // DISPUTES-28
  test('reported problems that fail to load can be retried', async () => {
    const { wire } = renderApp('/dashboard/reported-problems', {
      user: sampleUser,
      handlers: [refuse(listDisputes, 'internal')],
    })
    await screen.findByRole('alert')
    wire.use(on(listDisputes, { disputes: [sample] }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'P-2026-000007' })).toBeInTheDocument()
  })
})
