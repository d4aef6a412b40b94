import { messages } from '@yoursuccess/contract/core/messages'
import type { RefundCheck } from '@yoursuccess/contract/refunds/refunds'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('refunds', {
  title: 'Your refund check',
  lead: 'Once spending has ended, what is left in your account is sent to you by check.',
  loading: 'Loading your refund check',
  none: 'There is no refund check. We make one after spending has ended, if money is left in your account.',
  panelTitle: 'Your refund',
  panelMissing: "We couldn't load your refund check.",
  toPage: 'See your refund check',
  toSettings: 'Correct your address',
  noAddress: 'We have no address of yours. Please add it, so that we can send your check.',
  headlines: {
    planned: 'Your check will be in the mail by {day}.',
    mailed: 'Your check was mailed on {day}.',
    cashed: 'Your check was cashed on {day}.',
    expired: 'Your check was not cashed and became void on {day}.',
    dropped: 'No check is sent, because nothing was left in your account.',
  },
  addressUntil: 'You can correct the address until {day}.',
  printed: 'Your check is being printed. Its address can no longer be changed.',
  cashBy: 'Please cash it by {day}. After that it is void.',
  call: 'The money is still yours. Call us, and have the check number at hand:',
  states: {
    planned: 'Planned',
    mailed: 'In the mail',
    cashed: 'Cashed',
    expired: 'Void',
    dropped: 'Not needed',
  } satisfies Record<RefundCheck['state'], string>,
  facts: {
    state: 'Status',
    amount: 'Amount',
    number: 'Check number',
    address: 'Sent to',
    mailed: 'Mailed',
    until: 'Cash by',
  },
  /** The label of the date `ended_on` in each state. */
  ended: {
    planned: 'Ended',
    mailed: 'Ended',
    cashed: 'Cashed',
    expired: 'Void since',
    dropped: 'Not needed since',
  } satisfies Record<RefundCheck['state'], string>,
  amountLater: 'Known when it is printed',
})
