import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.figure', {
  hide: 'Hide',
  show: 'Show',
  minus: 'minus {amount}',
  track: {
    done: '{step}<more>, done</more>',
    now: '{step}<more>, now</more>',
    ahead: '{step}<more>, still to come</more>',
  },
})
