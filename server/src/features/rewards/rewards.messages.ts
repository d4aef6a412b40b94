import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank notifies customers of about cash back. */
export const copy = messages('rewards', {
  arrived: 'Cash back of {amount} is in your account: {details}.',
  takenBack: 'Cash back of {amount} was taken back: {details}.',
})
