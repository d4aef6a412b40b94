import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('app.header', {
  yourAccount: 'Your account',
  welcome: 'Welcome',
  welcomeName: 'Welcome, {name}',
})
