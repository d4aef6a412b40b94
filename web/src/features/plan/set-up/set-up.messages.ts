import { messages } from '@yoursuccess/contract/core/messages'
import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import { refusalMessages } from '../../../lib/refusal-messages.ts'
import type { SetUpStep } from './set-up-order.ts'

/** The texts of the set-up. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('planSetUp', {
  steps: {
    case: 'Your case',
    dates: 'Dates',
    payment: 'Payment',
    trustee: 'Trustee',
  } satisfies Record<SetUpStep, string>,
  titles: {
    case: 'Your case',
    dates: 'Dates and length',
    payment: 'Your payment',
    trustee: 'Your trustee',
  } satisfies Record<SetUpStep, string>,
  leads: {
    case: "Don't have your papers at hand? Leave a field empty and add it later.",
    dates: "Leave empty what you don't know. We count with the usual dates until you add yours.",
    payment: 'The amount and the due day are all that we need to begin.',
    trustee: 'Who gets your payment, and how it gets there.',
  } satisfies Record<SetUpStep, string>,
  continue: 'Continue',
  finish: 'Finish',
  finishLater: 'Finish later',
  done: 'Your plan is set up.',

  amount: 'Monthly payment',
  amountHint: 'What your plan asks for each month now.',
  changesLater: 'Does the amount change later?',
  changesHint: 'Your plan may raise or lower it from a later month.',
  addLater: 'Add a later amount',
  laterAmount: 'Later amount {number}',
  fromMonth: 'From',
  chooseMonth: 'Choose a month',
  newAmount: 'Monthly payment from then on',
  remove: 'Remove',
  removeLater: 'Remove later amount {number}',
  savedAmounts: 'Your amounts',
  savedAmount: '{amount} a month from {month}',
  changeAmounts: 'Change these amounts',
  posted: 'Paid so far',
  postedHint:
    "What your trustee has posted up to today, from the trustee's website or a letter. Without it, all past months look unpaid.",
})

export const planMessages = refusalMessages(planRefusals)
