import { messages } from '@yoursuccess/contract/core/messages'

export const againCopy = messages('session.again', {
  title: 'Sign in again',
  lead: "Your session has ended, so this wasn't saved yet. What you entered is still here. Sign in to continue.",
  goOn: 'Sign in and continue',
  otherAccount: "That passkey is for another account, so it wasn't used. Use another one, or your password.",
  leave: 'Leave without saving',
})
