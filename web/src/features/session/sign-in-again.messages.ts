import { messages } from '@yoursuccess/contract/core/messages'

export const againCopy = messages('session.again', {
  title: 'Please sign in again',
  lead: 'Your session has ended, so this was not saved yet. Sign in to go on: what you entered is still here.',
  goOn: 'Sign in and go on',
  leave: 'Leave without saving',
})
