import { messages } from '@yoursuccess/contract/core/messages'

/** Who pays the trustee and when, after the amount and the due day. */
export const payerCopy = messages('forecast.payer', {
  bank: 'Autopay sends it on {day}.',
  parts: 'Autopay sends it in parts after your paydays, the rest on {day}.',
  service: '{service} should take it by {day}.',
  waiting: "We're waiting for {service} to take it.",
  employer: 'It should come out of your pay.',
  customer: 'Send by {day}.',
  late: 'Send it today. It may arrive after the due day.',
})
