import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.support', {
  support: 'Support',
  supportLine: 'Talk to a person on our support line:',
})
