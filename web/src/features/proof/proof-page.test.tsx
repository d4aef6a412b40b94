import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { downloadPaymentProof, downloadProof, downloadProofCsv } from '@yoursuccess/contract/proof/proof'
import { beforeEach, expect, test, vi } from 'vitest'
import { receiptsReplies } from '../../testing/receipts-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:document'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const open = (replies: Parameters<typeof receiptsReplies>[0] = {}, ...handlers: Handler[]) =>
  renderApp('/dashboard/plan/proof', {
    user: sampleUser,
    handlers: [...receiptsReplies(replies), ...handlers],
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

// EVI-01, EVI-06
test('downloads the history since the first due day as PDF and as CSV', async () => {
  const { wire } = open({}, on(downloadProof, 'a PDF'), on(downloadProofCsv, 'a table'))
  await press('Download PDF')
  await waitFor(() => expect(saved).toEqual(['trustee-payment-history.pdf']))
  await press('Download CSV')
  await waitFor(() => expect(saved).toEqual(['trustee-payment-history.pdf', 'trustee-payment-history.csv']))
  const days = { from: '2026-05-15', to: '2026-11-21' }
  expect(wire.requestsOf(downloadProof).map(({ query }) => query)).toEqual([days])
  expect(wire.requestsOf(downloadProofCsv).map(({ query }) => query)).toEqual([days])
})

// EVI-06
test('is also downloaded from the payment history, which leads to more choices', async () => {
  const { wire } = renderApp('/dashboard/plan/receipts', {
    user: sampleUser,
    handlers: [...receiptsReplies(), on(downloadProof, 'a PDF')],
  })
  await press('Download PDF')
  await waitFor(() => expect(saved).toEqual(['trustee-payment-history.pdf']))
  expect(wire.requestsOf(downloadProof).map(({ query }) => query)).toEqual([{}])
  expect(screen.getByRole('link', { name: 'Choose the days, or one payment' })).toHaveAttribute(
    'href',
    '/dashboard/plan/proof',
  )
})

// EVI-06
test('downloads nothing for days that are none', async () => {
  open()
  const from = await screen.findByLabelText('From')
  await userEvent.clear(from)
  expect(await screen.findByText('Choose a first day and a last day, up to today.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
})

// EVI-04, EVI-06
test('downloads one payment by its reference', async () => {
  const { wire } = open({}, on(downloadPaymentProof, 'a PDF'))
  await press('Download the page about $465.00 sent Nov 12, 2026')
  await waitFor(() => expect(saved).toEqual(['trustee-payment-BP-31.pdf']))
  expect(wire.requestsOf(downloadPaymentProof).map(({ params }) => params)).toEqual([{ id: '31' }])
})

// EVI-06
test('says when there are no payments', async () => {
  open({ payments: [] })
  expect(await screen.findByText('No payments yet.')).toBeInTheDocument()
})

// EVI-06
test('without a plan leads to its set-up', async () => {
  open({ plan: null })
  expect(await screen.findByRole('link', { name: 'Set up my plan' })).toHaveAttribute(
    'href',
    '/dashboard/plan/set-up',
  )
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument()
})

// EVI-06
test('says under the buttons why a file was not made', async () => {
  open({}, refuse(downloadProof, 'plan.incomplete'))
  await press('Download PDF')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Add the amount and the due day of your payment first.',
  )
})
