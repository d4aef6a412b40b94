import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerPull } from '@yoursuccess/contract/autopay/answer-pull'
import { saveAutopay, stopAutopay } from '@yoursuccess/contract/autopay/autopay'
import { agreeToCatchUp, endCatchUp } from '@yoursuccess/contract/autopay/catch-up'
import {
  changePlannedPayment,
  movePlannedPayment,
  skipPlannedPayment,
} from '@yoursuccess/contract/autopay/planned-payments'
import {
  autopayReplies,
  catchUpReplies,
  sampleAutopay,
  sampleCatchUp,
  sampleDebit,
  samplePlanned,
  samplePull,
} from '../autopay-replies.ts'
import { press, retype, type SaveCase } from './save-case.ts'

const path = '/dashboard/plan/autopay'
const handlers = autopayReplies()

export const autopayCases: readonly SaveCase[] = [
  {
    name: 'save-autopay',
    endpoint: saveAutopay,
    path,
    handlers: autopayReplies({ autopay: null }),
    fill: async () =>
      userEvent.click(await screen.findByRole('checkbox', { name: 'I have read this and agree to it.' })),
    press: () => press('Turn on autopay'),
  },
  {
    name: 'stop-autopay',
    endpoint: stopAutopay,
    path,
    handlers,
    fill: () => screen.findByRole('button', { name: 'Stop autopay' }),
    press: () => press('Stop autopay'),
  },
  {
    name: 'skip-planned-payment',
    endpoint: skipPlannedPayment,
    path,
    handlers,
    fill: () => screen.findByRole('button', { name: /^Skip the payment/ }),
    press: async () => {
      await press(/^Skip the payment/)
      await press('Skip it')
    },
  },
  {
    name: 'move-planned-payment',
    endpoint: movePlannedPayment,
    path,
    handlers,
    fill: async () => {
      await press(/^Move the payment/)
      await retype('On which day should we send it?', '2026-12-08')
    },
    press: () => press('Move payment'),
  },
  {
    name: 'change-planned-payment',
    endpoint: changePlannedPayment,
    path,
    handlers,
    fill: async () => {
      await press(/^Change amount of the payment/)
      await retype('Amount', '400')
    },
    press: () => press('Change amount'),
  },
  {
    name: 'answer-pull',
    endpoint: answerPull,
    path,
    handlers: autopayReplies({
      autopay: sampleAutopay({ biller_id: null, method: 'tfs' }),
      payments: [samplePlanned({ state: 'pull_expected', pull: samplePull, may_be_pull: [sampleDebit] })],
    }),
    fill: () => screen.findByRole('button', { name: "Yes, that's my payment" }),
    press: () => press("Yes, that's my payment"),
  },
  {
    name: 'agree-to-catch-up',
    endpoint: agreeToCatchUp,
    path: '/dashboard/plan/catch-up',
    handlers: catchUpReplies(),
    fill: async () =>
      userEvent.click(await screen.findByRole('checkbox', { name: 'I have read this and agree to it.' })),
    press: () => press('Agree to catch up'),
  },
  {
    name: 'stop-catch-up',
    endpoint: endCatchUp,
    path: '/dashboard/plan/catch-up',
    handlers: catchUpReplies({ catchUp: sampleCatchUp() }),
    fill: () => screen.findByRole('button', { name: 'Stop catching up' }),
    press: () => press('Stop catching up'),
  },
]
