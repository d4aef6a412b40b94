import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.dialog', {
  close: 'Close',
  checkEntries: 'Check your entries',
  reviewEntries: 'Review the information and try again.',
  ok: 'OK',
  messages: 'Messages',
  dismiss: 'Dismiss message',
})
