import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('program.signUp', {
  closed: 'We no longer open new accounts.',
})
