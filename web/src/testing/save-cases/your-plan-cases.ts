import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeStatus } from '@yoursuccess/contract/plan/plan'
import { createLumpSum, createStep, deleteLumpSum, deleteStep } from '@yoursuccess/contract/plan/plan-steps'
import { dismissRefundDeposit, recordTaxRefund } from '@yoursuccess/contract/plan/tax-refunds'
import { samplePlan, sampleStep } from '../plan-samples.ts'
import { sampleLumpSum, sampleRefundDeposit, yourPlanReplies } from '../plan-screen.ts'
import { choose, enter, press, type SaveCase } from './save-case.ts'

const path = '/dashboard/plan'
const amounts = `${path}/amounts`
const later = sampleStep({ id: 2, from_month: '2027-03-01', amount: '510.00', has_begun: false })
const withRule = samplePlan({
  refund_rule: { kind: 'keep_amount', amount: '500.00', payments: null, counts_toward_total: true },
})

export const yourPlanCases: readonly SaveCase[] = [
  {
    name: 'change-plan-status',
    endpoint: changeStatus,
    path,
    handlers: yourPlanReplies(),
    fill: async () => {
      await press(/^Change status/)
      await userEvent.click(await screen.findByRole('radio', { name: 'Completed' }))
    },
    press: () => press('Save status'),
  },
  {
    name: 'record-tax-refund',
    endpoint: recordTaxRefund,
    path,
    handlers: yourPlanReplies({ plan: withRule }),
    fill: async () => {
      await press(/^I got a tax refund/)
      await enter('Amount of the refund', '1,380.00')
      await enter('Send it by', '2027-04-30')
    },
    press: () => press('Add to my plan'),
  },
  {
    name: 'dismiss-refund-deposit',
    endpoint: dismissRefundDeposit,
    path,
    handlers: yourPlanReplies({ refundDeposits: [sampleRefundDeposit] }),
    fill: () => screen.findByText('Is this your tax refund?'),
    press: () => press('Not a refund'),
  },
  {
    name: 'add-plan-step',
    endpoint: createStep,
    path: amounts,
    handlers: yourPlanReplies(),
    fill: async () => {
      await press('Add an amount')
      await enter('Monthly payment', '510.00')
      await choose('First month', '2027-03-01')
    },
    press: () => press('Add amount'),
  },
  {
    name: 'delete-plan-step',
    endpoint: deleteStep,
    path: amounts,
    handlers: yourPlanReplies({ steps: [sampleStep(), later] }),
    fill: () => press('Remove $510.00 from March 2027'),
    press: () => press('Remove amount'),
    dialog: "We couldn't remove this amount. Try again.",
  },
  {
    name: 'add-lump-sum',
    endpoint: createLumpSum,
    path: amounts,
    handlers: yourPlanReplies(),
    fill: async () => {
      await press('Add a lump sum')
      await enter('Amount', '300.00')
      await enter('Due day', '2027-04-30')
    },
    press: () => press('Add lump sum'),
  },
  {
    name: 'delete-lump-sum',
    endpoint: deleteLumpSum,
    path: amounts,
    handlers: yourPlanReplies({ lumpSums: [sampleLumpSum()] }),
    fill: () => press('Delete the lump sum of $1,540.00'),
    press: () => press('Delete lump sum'),
    dialog: "We couldn't delete this lump sum. Try again.",
  },
]
