import { messages } from '@yoursuccess/contract/core/messages'

/** Texts on a reported problem, in the panel and in the emails that the law requires. */
export const copy = messages('disputes', {
  case: 'Your case is {reference}: {details}, {amount}, posted on {postedOn}.',
  reported: {
    subject: 'We are looking into your report {reference}',
    answer: 'You have our answer by {by}.',
    freeze: 'If somebody else may have your card, freeze it now in your account, or call us at {phone}.',
    noCredit: {
      already_returned:
        "This transaction was already refunded, so there's nothing to credit while we look into it.",
      repeat:
        "You reported this transaction before. A person on our team will look at it again. We don't credit your account automatically for a second report.",
      late: 'The transaction is older than 60 days after its statement, so we cannot promise money before we know more.',
    },
    promise: 'If we need longer, we give you the money by that day, and decide by {by}.',
    promisePart:
      "If we need longer, we give you the {amount} that you don't have back yet by that day, and decide by {by}.",
  },
  credited: {
    title: 'We gave you {amount} while we look into {reference}.',
    subject: '{amount} while we look into your report {reference}',
    text: 'On {on} we put {amount} into your account. You can use it while we go on looking, until {by} at the latest.',
    ifNoError:
      'If we find that there was no error, we tell you why, and take it back no sooner than five business days after that.',
  },
  resolved: {
    corrected: '{reference}: we found an error, and {amount} is yours.',
    alreadyReturned: '{reference}: this transaction was already refunded.',
    noError: '{reference}: we found no error.',
    subject: 'Our answer to your report {reference}',
    explanation: '{explanation}',
    given: 'We put {amount} into your account.',
    kept: 'The {amount} that we gave you is yours to keep.',
    takeBack:
      'On {on} we take back {amount} of what we gave you while we looked. Please keep that much in your account.',
    documents:
      'You may ask for copies of the documents that we relied on: call {phone}, or write to {address}.',
  },
  capped: '{reference}: {returned} was refunded to you, so we credit only the other {given}.',
  cappedToNothing: '{reference}: {returned} was refunded to you, so there is nothing left for us to credit.',
  returned: {
    title: '{reference}: you were refunded, so we take back {amount} on {on}.',
    subject: 'A refund for {reference} arrived',
    text: 'We had already credited this to your account, and now the refund arrived too. On {on} we take back {amount}. Please keep that much in your account.',
  },
  takenBack: 'We took back {amount} that we gave you for {reference}.',
})
