import { screen, waitFor, within } from '@testing-library/react'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import {
  dismissRefundDeposit,
  listRefundDeposits,
  recordTaxRefund,
} from '@yoursuccess/contract/plan/tax-refunds'
import { expect, test } from 'vitest'
import { samplePlan, sampleStep } from '../../../testing/plan-samples.ts'
import { sampleLumpSum, sampleRefundDeposit, yourPlanReplies } from '../../../testing/plan-screen.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { enter, press } from '../../../testing/save-cases/save-case.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { on } from '../../../testing/wire.ts'

const open = async (refund_rule: Plan['refund_rule']) => {
  const state = { plan: samplePlan({ refund_rule }), steps: [sampleStep({ amount: '500.00' })] }
  const { wire } = renderApp('/dashboard/plan', { user: sampleUser, handlers: yourPlanReplies(state) })
  await press(/^I got a tax refund/)
  return wire
}
const counting = { counts_toward_total: true } as const

// TAX-01
test.each<[string, Plan['refund_rule'], string]>([
  [
    '2140',
    { kind: 'keep_lesser_of', amount: '600.00', payments: 2, ...counting },
    'Keep $600.00, send $1,540.00.',
  ],
  [
    '1380',
    { kind: 'keep_amount', amount: '500.00', payments: null, ...counting },
    'Keep $500.00, send $880.00.',
  ],
  [
    '3200',
    { kind: 'keep_amount', amount: '2000.00', payments: null, ...counting },
    'Keep $2,000.00, send $1,200.00.',
  ],
  ['800', { kind: 'turn_over_all', amount: null, payments: null, ...counting }, 'Keep $0.00, send $800.00.'],
  [
    '800',
    { kind: 'retain', amount: null, payments: null, ...counting },
    'Keep $800.00. Nothing is to be sent.',
  ],
])('of a refund of %s by %o says "%s"', async (amount, rule, sentence) => {
  await open(rule)
  await enter('Amount of the refund', amount)
  expect(screen.getByText(sentence, { selector: 'p' })).toBeInTheDocument()
})

// TAX-01
test('what is to be sent becomes a lump sum with its day', async () => {
  const wire = await open({ kind: 'keep_lesser_of', amount: '600.00', payments: 2, ...counting })
  const tax_refund = { amount: '2140.00', keep: '600.00', send: '1540.00' }
  wire.use(on(recordTaxRefund, { tax_refund, lump_sum: sampleLumpSum() }))
  await enter('Amount of the refund', '2140')
  await enter('Send it by', '2027-04-30')
  await press('Add to my plan')
  expect(wire.requestsOf(recordTaxRefund)[0]?.body).toEqual({
    tax_refund: { amount: '2140', due_on: '2027-04-30' },
  })
  expect(await screen.findByText('Lump sum of $1,540.00 added to your plan.')).toBeInTheDocument()
})

// TAX-01
test('without a rule the dialog leads to it first', async () => {
  await open(null)
  await press('Add the rule')
  const dialog = await screen.findByRole('dialog', { name: 'Tax refunds' })
  expect(within(dialog).getByText('What happens to a tax refund?')).toBeInTheDocument()
  expect(screen.queryByLabelText('Amount of the refund')).not.toBeInTheDocument()
})

const openWithDeposit = () => {
  const refund_rule = { kind: 'turn_over_all', amount: null, payments: null, ...counting } as const
  return renderApp('/dashboard/plan', {
    user: sampleUser,
    handlers: yourPlanReplies({ plan: samplePlan({ refund_rule }), refundDeposits: [sampleRefundDeposit] }),
  }).wire
}

// TAX-01
test('a deposit that looks like a tax refund asks for it, with its amount', async () => {
  const wire = openWithDeposit()
  expect(await screen.findByText('Is this your tax refund?')).toBeInTheDocument()
  expect(screen.getByText(/arrived on Wed, Nov 18: IRS TREAS 310 DES:TAX REF/)).toBeInTheDocument()
  await press('Yes, work it out')
  expect(await screen.findByLabelText('Amount of the refund')).toHaveValue('2,140.00')
  wire.use(
    on(recordTaxRefund, {
      tax_refund: { amount: '2140.00', keep: '0.00', send: '2140.00' },
      lump_sum: sampleLumpSum(),
    }),
    on(listRefundDeposits, { refund_deposits: [] }),
  )
  await enter('Send it by', '2027-04-30')
  await press('Add to my plan')
  expect(wire.requestsOf(recordTaxRefund)[0]?.body).toEqual({
    tax_refund: { amount: '2140.00', due_on: '2027-04-30', transaction_id: 31 },
  })
  await waitFor(() => expect(screen.queryByText('Is this your tax refund?')).not.toBeInTheDocument())
})

// TAX-01
test('a deposit that is no tax refund is dismissed', async () => {
  const wire = openWithDeposit()
  await screen.findByText('Is this your tax refund?')
  wire.use(on(dismissRefundDeposit, undefined), on(listRefundDeposits, { refund_deposits: [] }))
  await press('Not a refund')
  expect(await screen.findByText("Got it. We won't ask about this deposit again.")).toBeInTheDocument()
  expect(wire.requestsOf(dismissRefundDeposit)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('Is this your tax refund?')).not.toBeInTheDocument())
})
