import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.figure', {
  hide: 'Hide',
  show: 'Show',
  minus: 'minus {amount}',
})
