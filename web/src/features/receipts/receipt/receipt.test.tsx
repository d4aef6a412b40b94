import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  deleteReceipt,
  listTrusteePayments,
  matchReceipt,
  type Receipt,
} from '@yoursuccess/contract/receipts/receipts'
import { describe, expect, test } from 'vitest'
import {
  receiptFromElsewhere,
  receiptsReplies,
  samplePayment,
  sampleReceipt,
  unpostedPayment,
} from '../../../testing/receipts-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { type Handler, on, refuse } from '../../../testing/wire.ts'

const PULLED = unpostedPayment({ id: -21, kind: 'tfs', amount: '466.00', reference: null })
const PAYMENTS = [unpostedPayment(), PULLED, samplePayment()]

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** Opens the history with this receipt, and the receipt by the button with this name. */
const openReceipt = async (receipt: Receipt, name: RegExp, ...handlers: Handler[]) => {
  const receipts = receipt.id === 51 ? [receipt] : [receipt, sampleReceipt()]
  const app = renderApp('/dashboard/plan/receipts', {
    user: sampleUser,
    handlers: [...receiptsReplies({ payments: PAYMENTS, receipts }), ...handlers],
  })
  await press(name)
  const dialog = within(await screen.findByRole('dialog', { name: /^Receipt of/ }))
  return { ...app, dialog }
}
const choose = (dialog: ReturnType<typeof within>, label: string) =>
  userEvent.selectOptions(dialog.getByLabelText('Which payment is this?'), label)
const chosen = (dialog: ReturnType<typeof within>) => dialog.getByLabelText('Which payment is this?')
const twice = sampleReceipt({ id: 55, state: 'twice', receipt_number: '100125' })
const undecided = sampleReceipt({ id: 56, state: 'open', payment_ids: [] })

// REC-24
test.each([
  [sampleReceipt(), /^See receipt/, 'Where it is fromThe file ledger-26-10077.csv'],
  [receiptFromElsewhere(), /^Not from this account/, 'Where it is fromAdded by you'],
  [receiptFromElsewhere({ source: 'network' }), /^Not from/, 'Where it is fromThe payment network'],
])('a receipt says what is known of it, and where it is from', async (receipt, name, source) => {
  await openReceipt(receipt, name)
  const text = screen.getByRole('dialog').textContent
  expect(text).toContain('PostedTue, Nov 17')
  expect(text).toContain(`Receipt number${receipt.receipt_number}`)
  expect(text).toContain(source)
})

describe('the answer which payment a receipt is', () => {
  // REC-24
  test('is sent with the payment', async () => {
    const answer = { receipt: sampleReceipt({ id: 56, payment_ids: [32], by_hand: true }) }
    const { wire, dialog } = await openReceipt(undecided, /^Which payment is this/, on(matchReceipt, answer))
    expect(dialog.getByText(/^It could be more than one of your payments\./)).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await choose(dialog, '$465.00, sent Fri, Nov 20')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your answer is saved.')).toBeInTheDocument()
    expect(wire.requestsOf(matchReceipt).map(({ params, body }) => [params, body])).toEqual([
      [{ id: '56' }, { payment_id: 32 }],
    ])
  })

  // REC-24
  test('may be what a service collected', async () => {
    const answer = { receipt: sampleReceipt({ id: 56, payment_ids: [-21], by_hand: true }) }
    const { wire, dialog } = await openReceipt(undecided, /^Which payment is this/, on(matchReceipt, answer))
    await choose(dialog, '$466.00, sent Fri, Nov 20')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(wire.requestsOf(matchReceipt)).toHaveLength(1))
    expect(wire.requestsOf(matchReceipt)[0]?.body).toEqual({ payment_id: -21 })
  })

  // REC-24
  test('can be taken back: then it is not from this account', async () => {
    const answer = { receipt: receiptFromElsewhere({ id: 51, by_hand: true }) }
    const matched = sampleReceipt({ by_hand: true })
    const { wire, dialog } = await openReceipt(matched, /^See receipt/, on(matchReceipt, answer))
    expect(chosen(dialog)).toHaveDisplayValue('$465.00, sent Thu, Nov 12')
    await choose(dialog, "None. It's not from this account")
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.requestsOf(matchReceipt).map(({ body }) => body)).toEqual([{ payment_id: null }])
  })

  // REC-24
  test('may be that a second posting counts, too', async () => {
    const answer = { receipt: receiptFromElsewhere({ id: 55, by_hand: true }) }
    const { wire, dialog } = await openReceipt(twice, /^Posted twice\?/, on(matchReceipt, answer))
    expect(
      dialog.getByText(/^Your payment of \$465\.00, sent Thu, Nov 12 has a receipt already\./),
    ).toBeInTheDocument()
    await choose(dialog, 'Count it, too')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(wire.requestsOf(matchReceipt)).toHaveLength(1))
    expect(wire.requestsOf(matchReceipt)[0]?.body).toEqual({ payment_id: null })
  })

  // REC-24
  test('stays chosen when it is refused, with the reason', async () => {
    const { dialog } = await openReceipt(
      undecided,
      /^Which payment is this/,
      refuse(matchReceipt, 'receipts.payment_taken'),
    )
    await choose(dialog, '$465.00, sent Fri, Nov 20')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This payment already has a receipt, or it came back.',
    )
    expect(chosen(dialog)).toHaveDisplayValue('$465.00, sent Fri, Nov 20')
  })
})

// REC-24
test.each([
  [{ amount: '465.00' }, /^It may be of your payment that came back\./],
  [{ amount: '12.00', by_hand: true }, /^It may be of your payment that came back\./],
  [{ amount: '12.00' }, /^It could be more than one of your payments\./],
])('a receipt of %o that is a question says what it may be', async (change, about) => {
  const cameBack = samplePayment({ state: 'came_back', posted_on: null })
  const { dialog } = await openReceipt(
    { ...undecided, ...change },
    /^Which payment is this/,
    on(listTrusteePayments, { payments: [cameBack] }),
  )
  expect(dialog.getByText(about)).toBeInTheDocument()
})

// REC-24
test('a receipt with another amount says what was sent and what was posted', async () => {
  const receipt = sampleReceipt({ amount: '464.00', state: 'other_amount' })
  const { dialog } = await openReceipt(receipt, /^See receipt/)
  expect(
    dialog.getByText('You sent $465.00, and the office posted $464.00. Ask the office why.'),
  ).toBeInTheDocument()
})

describe('deleting a receipt', () => {
  const askToDelete = async (...handlers: Handler[]) => {
    const app = await openReceipt(receiptFromElsewhere(), /^Not from this account/, ...handlers)
    await press('Delete this receipt')
    return {
      ...app,
      question: within(await screen.findByRole('dialog', { name: 'Delete this receipt?' })),
    }
  }

  // REC-24
  test('a receipt is kept unless the question about it is answered', async () => {
    const { wire, question } = await askToDelete(on(deleteReceipt, undefined))
    expect(question.getByText(/^\$230\.77, posted Tue, Nov 17, won't count/)).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }))
    expect(wire.requestsOf(deleteReceipt)).toEqual([])
    await press('Delete this receipt')
    wire.use(...receiptsReplies({ payments: PAYMENTS }))
    await press('Delete')
    expect(await screen.findByText('We deleted the receipt.')).toBeInTheDocument()
    expect(wire.requestsOf(deleteReceipt).map(({ params }) => params)).toEqual([{ id: '52' }])
    expect(screen.queryByText('Not from this account')).not.toBeInTheDocument()
  })

  // REC-24
  test('is done if it was deleted in another window', async () => {
    const { question } = await askToDelete(refuse(deleteReceipt, 'not_found'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('We deleted the receipt.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
