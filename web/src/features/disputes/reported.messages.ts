import { messages } from '@yoursuccess/contract/core/messages'
import type { NoCredit } from '@yoursuccess/contract/disputes/disputes'

/** What customers read about a problem that they reported. */
export const reportedCopy = messages('disputes.reported', {
  title: 'We have your report',
  text: "Your reference is {reference}. You'll hear from us by {day}. We've emailed you the details.",
  noCredit: {
    already_returned: "This transaction was already refunded, so there's nothing to credit.",
    own_transfer: "This money moved between your own accounts, so we don't credit it while we look into it.",
    repeat:
      "You reported this transaction before. A person on our team will look at it again, and we won't credit your account automatically.",
    late: "You reported it more than 60 days after your statement, so we won't credit your account before we know more.",
  } satisfies Record<NoCredit, string>,
})
