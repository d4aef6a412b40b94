import { messages } from '@yoursuccess/contract/core/messages'

/** The texts beside "Available", and of failed loads, which are on every page. */
export const lineCopy = messages('setaside.line', {
  ofNeeded: 'Set aside <more>for your trustee</more> {balance} of {needed}',
  alone: 'Set aside <more>for your trustee</more> {balance}',
  notCurrent: 'Not current, as of {when}',
  missing: "We couldn't load your set-aside.",
  missingChoice: "We couldn't check whether your set-aside needs a decision.",
})
