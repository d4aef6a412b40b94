import { messages } from '@yoursuccess/contract/core/messages'

/** The line about autopay on "Your plan" and beside what is set aside. */
export const autopayLineCopy = messages('autopay.line', {
  isOff: 'Autopay is off',
  isOn: 'Autopay is on',
  next: 'Autopay is on: {amount} on {day}',
  parts: 'Autopay is on: {amount} in parts after your paydays, the rest on {day}',
  service: 'Autopay is on: {service} should take {amount} by {day}',
  employer: 'Autopay is on: your payment due {dueOn} should come out of your pay',
  byHand: 'Autopay is on: for you to send {amount} by {day}',
  waiting: 'Autopay is on: waiting for money',
  onHold: 'Autopay is on hold',
  missing: "We couldn't load your autopay.",
})
