import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('app.drawn', {
  description: 'Log in to see your balance, your trustee payment and your plan for the month.',
  noScript: 'Logging in needs JavaScript. Please turn it on in your browser, or <a>call us for help</a>.',
})
