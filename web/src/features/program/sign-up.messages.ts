import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('program.signUp', {
  closed: 'We do not open new accounts any more.',
})
