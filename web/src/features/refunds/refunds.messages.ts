import { messages } from '@yoursuccess/contract/core/messages'
import type { RefundCheck } from '@yoursuccess/contract/refunds/refunds'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('refunds', {
  title: 'Your refund check',
  lead: "After spending ends, we'll mail you a check for the money left in your account.",
  loading: 'Loading your refund check',
  none: "You don't have a refund check. We'll mail you one after spending ends if there's money left in your account.",
  panelTitle: 'Your refund',
  panelMissing: "We couldn't load your refund check.",
  toPage: 'See your refund check',
  toSettings: 'Correct your address',
  noAddress: "We don't have an address for you. Add one so we can mail your check.",
  headlines: {
    planned: 'Your check will be in the mail by {day}.',
    mailed: 'Your check was mailed on {day}.',
    cashed: 'Your check was cashed on {day}.',
    expired: "Your check wasn't cashed and became void on {day}.",
    dropped: "We didn't send this check because it was no longer needed.",
  },
  addressUntil: 'You can correct your address before {day}.',
  printed: 'Your check is being printed, so its address can no longer be changed.',
  cashBy: "Cash it by {day}. After that, it's void.",
  call: 'The money is still yours. Have the check number ready and call:',
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
    address: 'Mailing address',
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
  amountLater: "Set when it's printed",
})
