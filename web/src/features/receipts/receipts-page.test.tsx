import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createReceipt, listReceipts, listTrusteePayments } from '@yoursuccess/contract/receipts/receipts'
import { POSTED_AHEAD } from '@yoursuccess/contract/receipts/receipts.messages'
import { getTrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { getTrustee } from '@yoursuccess/contract/trustees/trustees'
import { describe, expect, test } from 'vitest'
import { samplePlan } from '../../testing/plan-samples.ts'
import { yourPlanReplies } from '../../testing/plan-screen.ts'
import {
  overduePayment,
  receiptFromElsewhere,
  receiptsReplies,
  samplePayment,
  sampleReceipt,
  unpostedPayment,
} from '../../testing/receipts-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { sampleTrusteeCard } from '../../testing/trustee-card.ts'
import { onPlan, onTrustee } from '../../testing/trustee-replies.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const open = (replies: Parameters<typeof receiptsReplies>[0] = {}, ...handlers: Handler[]) =>
  renderApp('/dashboard/plan/receipts', {
    user: sampleUser,
    handlers: [...receiptsReplies(replies), ...handlers],
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

// REC-20
test.each(['Payment history', 'See what was sent and posted'])('"%s" in the plan opens it', async (name) => {
  renderApp('/dashboard/plan', {
    user: sampleUser,
    handlers: [...yourPlanReplies(), on(getTrusteeCard, { trustee_card: sampleTrusteeCard() })],
  })
  await screen.findByRole('link', { name: 'See what was sent and posted' })
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('link', { name })).toHaveAttribute('href', '/dashboard/plan/receipts')
})

describe('an empty history', () => {
  // REC-20
  test('says what is missing, and has both ways to add receipts', async () => {
    open({ payments: [], receipts: [] })
    expect((await section('Sent and posted')).getByText('No payments yet.')).toBeInTheDocument()
    expect(
      (await section('Receipts without a payment')).getByText(
        "No receipts yet. Add what your trustee's website shows.",
      ),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add a receipt' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add from a file' })).toBeInTheDocument()
  })

  // REC-20
  test('leads to the set-up of the plan, and asks for nothing else without one', async () => {
    const { wire } = open({ plan: null })
    expect(await screen.findByRole('link', { name: 'Set up my plan' })).toHaveAttribute(
      'href',
      '/dashboard/plan/set-up',
    )
    expect(wire.requestsOf(listTrusteePayments)).toEqual([])
    expect(wire.requestsOf(listReceipts)).toEqual([])
  })
})

describe('sent and posted', () => {
  // REC-21
  test('are side by side, each state in words', async () => {
    open({
      payments: [
        unpostedPayment({ id: 41, state: 'on_its_way', reference: 'BP-41' }),
        unpostedPayment(),
        samplePayment({ id: 33, kind: 'check', state: 'other_amount', reference: 'BP-33' }),
        samplePayment(),
        samplePayment({ id: 34, state: 'came_back', posted_on: null, delivered_on: null }),
      ],
      receipts: [
        sampleReceipt(),
        sampleReceipt({ id: 53, amount: '464.00', state: 'other_amount', payment_ids: [33] }),
      ],
    })
    expect(await rowsOf('Sent and posted')).toEqual([
      '$465.00Sent Fri, Nov 20 electronicallyNumber BP-41On its way. It should be posted by Wed, Nov 25.',
      '$465.00Sent Fri, Nov 20 electronicallyNumber BP-32Not posted yet. Expected by Wed, Nov 25.',
      '$465.00Sent Thu, Nov 12 by checkDelivered Mon, Nov 16 · Number BP-33Posted with another amount: $464.00Posted Tue, Nov 17See receipt of $464.00, posted Tue, Nov 17',
      '$465.00Sent Thu, Nov 12 electronicallyDelivered Mon, Nov 16 · Number BP-31Posted Tue, Nov 17See receipt of $465.00, posted Tue, Nov 17',
      '$465.00Sent Thu, Nov 12 electronicallyNumber BP-31Came backSee how your trustee can be paid',
    ])
    expect((await section('Receipts without a payment')).getByText(/^Each receipt/)).toBeInTheDocument()
  })

  // REC-21
  test('have the service that collected one, which has no number', async () => {
    const pull = { id: -21, kind: 'tfs', reference: null } as const
    open({ payments: [unpostedPayment({ ...pull, state: 'on_its_way' })], receipts: [] })
    expect(await rowsOf('Sent and posted')).toEqual([
      '$465.00Sent Fri, Nov 20 by TFSOn its way. It should be posted by Wed, Nov 25.',
    ])
  })

  // REC-21
  test('say that two payments of one day are one receipt', async () => {
    open({
      payments: [samplePayment(), samplePayment({ id: 30, amount: '35.00' })],
      receipts: [sampleReceipt({ amount: '500.00', payment_ids: [30, 31] })],
    })
    const rows = await rowsOf('Sent and posted')
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toContain('Posted Tue, Nov 17In one receipt of $500.00')
  })

  // REC-21
  test('show a year at first, and all on demand', async () => {
    open({ payments: Array.from({ length: 14 }, (_, at) => unpostedPayment({ id: at + 1 })), receipts: [] })
    expect(await rowsOf('Sent and posted')).toHaveLength(12)
    await press('Show all 14 payments')
    expect(await rowsOf('Sent and posted')).toHaveLength(14)
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument()
  })
})

describe('a payment that should have been posted', () => {
  const overdue = { payments: [overduePayment()], receipts: [] }
  const HAVE = 'Have this at hand: $465.00, sent Thu, Nov 12, number BP-31.'

  // REC-22
  test('says what to have at hand, with the phone of the office as a link', async () => {
    open(overdue, onPlan(), onTrustee())
    const [row] = await rowsOf('Sent and posted')
    expect(row).toContain('Should have been posted by Thu, Nov 19.')
    expect(row).toContain(
      `If your trustee's website doesn't show it, call the office at (916) 555-0103. ${HAVE}`,
    )
    expect(screen.getByRole('link', { name: '(916) 555-0103' })).toHaveAttribute('href', 'tel:9165550103')
  })

  // REC-22
  test('that a service collected has its name in place of a number', async () => {
    const pull = { id: -21, kind: 'epay', reference: null } as const
    open({ payments: [overduePayment(pull)], receipts: [] }, onPlan(), onTrustee())
    const [row] = await rowsOf('Sent and posted')
    expect(row).toContain(
      'call the office at (916) 555-0103. Have this at hand: $465.00, sent Thu, Nov 12 by ePay.',
    )
  })

  // REC-22
  test('has the phone of a trustee that the customer typed', async () => {
    const place = { address_1: null, address_2: null, city: null, state: null, zip: null }
    const trustee = { name: 'Nora Whitlock', phone: '9185550100', ...place }
    const { wire } = open({ ...overdue, plan: samplePlan({ trustee }) })
    expect(await screen.findByRole('link', { name: '(918) 555-0100' })).toBeInTheDocument()
    expect(wire.requestsOf(getTrustee)).toEqual([])
  })

  // REC-22
  test('leaves the phone out if nobody knows it', async () => {
    open(overdue)
    expect((await rowsOf('Sent and posted'))[0]).toContain(`doesn't show it, call the office. ${HAVE}`)
  })

  // REC-22
  test('is shown although the phone could not be loaded', async () => {
    open(overdue, onPlan(), refuse(getTrustee, 'not_found'))
    expect(await screen.findByText("We couldn't load the office's phone number.")).toBeInTheDocument()
    expect((await rowsOf('Sent and posted'))[0]).toContain(`doesn't show it, call the office. ${HAVE}`)
  })
})

// REC-21
test('a payment that the earlier total of the trustee counts is not missing', async () => {
  const opening = { as_of: '2026-11-16', posted_total: '3255.00' }
  open({ payments: [overduePayment()], receipts: [], plan: samplePlan({ opening }) })
  const [row] = await rowsOf('Sent and posted')
  expect(row).toMatch(/Counted in what your trustee had posted by Mon, Nov 16\.$/)
})

// REC-23
test('receipts without a payment are named, and questions are first', async () => {
  open({
    receipts: [
      receiptFromElsewhere(),
      receiptFromElsewhere({ id: 54, amount: '-465.00', note: null }),
      receiptFromElsewhere({ id: 57, amount: '465.00', note: null }),
      sampleReceipt(),
      sampleReceipt({ id: 55, state: 'twice', receipt_number: '100125' }),
      sampleReceipt({ id: 56, state: 'open', payment_ids: [], receipt_number: null }),
    ],
  })
  expect(await rowsOf('Receipts without a payment')).toEqual([
    'Posted twice?Posted Tue, Nov 17 · Receipt 100125$465.00Needs your answer',
    'Which payment is this?Posted Tue, Nov 17$465.00Needs your answer',
    'Not from this accountPosted Tue, Nov 17 · Receipt 100124 · From my pay$230.77',
    expect.stringMatching(/^Taken backPosted Tue, Nov 17 · Receipt 100124-\$465\.00/),
    'Taken backPosted Tue, Nov 17 · Receipt 100124$465.00',
  ])
})

describe('a receipt that is typed', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add a receipt' }))
  const fill = async (on: string, amount: string) => {
    const form = await dialog()
    await userEvent.type(form.getByLabelText('Day it was posted'), on)
    await userEvent.type(form.getByLabelText('Amount'), amount)
    return form
  }

  // REC-25, REC-20
  test('is sent, and what depends on it is loaded again', async () => {
    const { wire } = open(
      { payments: [unpostedPayment()], receipts: [] },
      on(createReceipt, { receipt: sampleReceipt({ payment_ids: [32] }) }),
    )
    await press('Add a receipt')
    const form = await fill('2026-11-20', '465')
    await userEvent.type(form.getByLabelText('Note (optional)'), 'By phone')
    wire.use(
      ...receiptsReplies({
        payments: [unpostedPayment({ state: 'posted', posted_on: '2026-11-20' })],
        receipts: [sampleReceipt({ posted_on: '2026-11-20', payment_ids: [32] })],
      }),
    )
    await userEvent.click(form.getByRole('button', { name: 'Save receipt' }))
    expect(await screen.findByText('We added the receipt.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByText('Posted Fri, Nov 20')).toBeInTheDocument()
    expect(wire.requestsOf(createReceipt).map(({ body }) => body)).toEqual([
      { receipt: { posted_on: '2026-11-20', amount: '465', receipt_number: '', note: 'By phone' } },
    ])
    expect(wire.requestsOf(createReceipt)[0]?.headers.get('idempotency-key')).toBeTruthy()
  })

  // REC-25
  test('has no day after today and no amount of zero', async () => {
    open()
    await press('Add a receipt')
    const form = await fill('2026-11-22', '0')
    await userEvent.tab()
    expect(form.getByLabelText('Amount')).toBeInvalid()
    expect(form.getByLabelText('Day it was posted')).toBeInvalid()
    expect(form.getByRole('button', { name: 'Save receipt' })).toBeDisabled()
  })

  // REC-25
  test('shows the errors of the server under their fields, and others beside the form', async () => {
    const errors = { 'receipt.posted_on': [POSTED_AHEAD] }
    const { wire } = open({}, refuse(createReceipt, 'invalid_input', { errors }))
    await press('Add a receipt')
    const form = await fill('2026-11-20', '465')
    await userEvent.click(form.getByRole('button', { name: 'Save receipt' }))
    expect(await form.findByText(POSTED_AHEAD)).toBeInTheDocument()
    wire.use(refuse(createReceipt, 'receipts.too_many'))
    await userEvent.click(form.getByRole('button', { name: 'Save receipt' }))
    expect(await form.findByRole('alert')).toHaveTextContent(
      'You can have up to 1,000 receipts. Delete some first.',
    )
    expect(form.getByLabelText('Amount')).toHaveValue('465.00')
  })
})
