import { messages } from '@yoursuccess/contract/core/messages'

/** The line about autopay on "Your plan" and beside what is set aside. */
export const autopayLineCopy = messages('autopay.line', {
  isOff: 'Autopay is off',
  isOn: 'Autopay is on',
  next: 'Autopay is on: {amount} on {day}',
  waiting: 'Autopay is on: waiting for money',
  onHold: 'Autopay is on hold',
  missing: "We couldn't load your autopay.",
})
