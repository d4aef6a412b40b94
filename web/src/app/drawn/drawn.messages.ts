import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('app.drawn', {
  description: 'Sign in to see your balance, your trustee payment and your plan for the month.',
  noScript: 'You need JavaScript to sign in. Turn it on in your browser, or <a>call us for help</a>.',
})
