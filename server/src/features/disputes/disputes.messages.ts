import { messages } from '@yoursuccess/contract/core/messages'

/** Texts on a reported problem, in the panel and in the emails that the law requires. */
export const copy = messages('disputes', {
  case: 'Your case {reference} is about this transaction: {details}, {amount}, posted on {postedOn}.',
  reported: {
    subject: "We're looking into your report {reference}",
    answer: "We'll answer by {by}.",
    freeze: 'If someone else may have your card, freeze it now in your account, or call us at {phone}.',
    noCredit: {
      already_returned:
        "This transaction was already refunded, so there's nothing to credit while we look into it.",
      own_transfer:
        "This money moved between your own accounts, so we don't credit it while we look into it.",
      repeat:
        "You reported this transaction before. A person on our team will look at it again. We don't credit your account automatically for a second report.",
      late: "You reported it more than 60 days after your statement, so we won't credit your account before we know more.",
    },
    promise:
      "If we need longer, we'll credit you the full amount by that day while we investigate, and answer by {by}.",
    promisePart:
      "If we need longer, we'll credit the {amount} you don't have back yet by that day while we investigate, and answer by {by}.",
  },
  credited: {
    title: 'We credited you {amount} while we investigate {reference}.',
    subject: 'We credited you {amount} while we investigate {reference}',
    text: "On {on}, we credited {amount} to your account. You can use it while we investigate. We'll answer by {by}.",
    ifNoError:
      "If we find no error, we'll tell you why, and take the credit back no sooner than five business days after that.",
  },
  resolved: {
    corrected: '{reference}: we found an error, and {amount} is yours.',
    alreadyReturned: '{reference}: this transaction was already refunded.',
    noError: '{reference}: we found no error.',
    subject: 'Our answer to your report {reference}',
    explanation: '{explanation}',
    given: "We're crediting {amount} to your account.",
    kept: 'The {amount} we credited you is yours to keep.',
    takeBack:
      "On {on}, we'll take back {amount} of what we credited you while we investigated. Please keep that much in your account until then.",
    documents: 'You can ask for copies of the documents we relied on. Call {phone}, or write to {address}.',
  },
  capped: "{reference}: {returned} was refunded to you, so we're crediting only the other {given}.",
  cappedToNothing: "{reference}: {returned} was refunded to you, so there's nothing left for us to credit.",
  returned: {
    title: "{reference}: you were refunded, so we'll take back {amount} on {on}.",
    subject: 'A refund for {reference} arrived',
    text: "We had already credited this to your account, and now the refund has arrived too. On {on}, we'll take back {amount}. Please keep that much in your account until then.",
  },
  takenBack: 'We took back {amount} that we credited you for {reference}.',
})
