import { messages } from '@yoursuccess/contract/core/messages'

/** The texts on planned payments. */
export const copy = messages('autopay.payments', {
  title: 'Planned payments',
  loading: 'Loading your payments',
  none: 'No payments yet.',
  earlier: 'Earlier payments',
  due: { monthly: 'due {day}', difference: 'for a changed amount, due {day}' },
  sentOf: '{sent} of it was sent.',
  states: {
    planned: 'Planned',
    waiting_for_money: 'Waiting for money',
    pull_expected: 'Expected to be collected',
    sending: 'Sending',
    sent: 'Sent',
    delivered: 'Delivered',
    posted: 'Posted',
    returned: 'Returned',
    refused: 'Refused',
    skipped: 'Skipped',
    by_hand: 'For you to pay',
    dropped: 'Not needed',
    ended: 'Not complete',
  },
  /** What the state means for the customer. */
  means: {
    planned: 'We plan to send it on {sendOn}.',
    waiting_for_money: 'Too little is set aside. Put money in, and we send it.',
    pull_expected: 'Its money is in your main account, where it should be collected.',
    sending: "We're sending it now.",
    sent: "It's on its way to your trustee.",
    delivered: "It's at your trustee's office.",
    posted: "It's in your trustee's books.",
    returned:
      "It came back to your set-aside. We won't send it again automatically. Move it to send it again.",
    refused: "We couldn't send it. Ask the office how you can pay, or move it to another day.",
    skipped: "It's still owed, and the money stays set aside. Move it to send it after all.",
    by_hand: "It was too soon for autopay. Pay it yourself, or move it to a day that's late.",
    dropped: 'Nothing was left to send.',
    ended: 'We no longer send it automatically. What is missing is still owed.',
  },
  /** Of one that would be sent, while autopay is on hold. */
  onHold: 'Nothing is sent while autopay is on hold.',
  /** The same without autopay or while it is on hold, where nothing can be moved. */
  meansOff: {
    returned: 'It came back to your set-aside. Pay it yourself.',
    refused: "We couldn't send it. Ask the office how you can pay.",
    skipped: "It's still owed, and the money stays set aside. Pay it yourself.",
    by_hand: 'It was too soon for autopay. Pay it yourself.',
  },
  /** Of one that sending again the same way would not help. */
  askFirst: {
    returned: "It came back to your set-aside. We won't send it again automatically. {why}",
    refused: "We couldn't send it. {why}",
    why: {
      account_closed:
        'The office says that this case is closed. Call your attorney or the office before you pay again.',
      account_unknown:
        "The office didn't find your case by the account number. Check the number with the office before you pay again.",
      duplicate:
        'The office took it for a payment that it already has. Look at your payment history, and call the office before you pay again.',
    },
  },
  /** Leads to the page of the trustee. */
  otherWays: 'See how your trustee can be paid',
  /** In parts, what `planned` means (AUTO-08). */
  plannedSplit: 'We send a part after each payday, and the rest on {sendOn}.',
  /** Of a method by which the bank sends nothing (AUTO-09). */
  plannedOutside: 'We remind you on {sendOn} to send it.',
  outsideByHand: 'Its last safe day has come. Take its money out of your set-aside, and send it yourself.',
  plannedPull: 'On {sendOn}, its money goes to your main account for {method}.',
  pullExpected: '{amount} is for {method}; a card purchase could still use it.',
  pullMissed:
    "We didn't see {method} collect it. What was left of its money is set aside again. Look at your schedule there, or call your trustee.",
  pullReturned: '{method} collected it, and it came back to your main account. Call your trustee.',
  pull: {
    question:
      '{details} took {amount} from your main account on {on}. Is that your trustee payment due {day}?',
    yes: "Yes, that's my payment",
    no: "No, that's something else",
    counted: 'We count it as your trustee payment.',
    noted: "We don't count it as your trustee payment.",
  },
  skip: {
    button: 'Skip <more>the payment due {day}</more>',
    title: 'Skip this payment?',
    text: "We won't send {amount} on {day}. The payment stays owed, and the money stays set aside.",
    confirmLabel: 'Skip it',
    cancelLabel: 'Keep it',
    done: "We won't send the payment due {day}.",
  },
  move: {
    button: 'Move <more>the payment due {day}</more>',
    title: 'Move this payment',
    hint: 'It goes to your trustee on a banking day. It is due {day}.',
    day: 'On which day should we send it?',
    between: 'Choose a banking day from {from} to {to}.',
    /** A day that is late needs another press (AUTO-06). */
    late: 'It would reach the trustee on {on}, {days, plural, one {# day} other {# days}} late.',
    submit: 'Move payment',
    submitLate: 'Send it late',
    done: "We'll send it on {day}.",
  },
  change: {
    button: 'Change amount <more>of the payment due {day}</more>',
    title: 'Change the amount',
    hint: 'Only for the payment due {day}. What your plan asks for stays owed.',
    amount: 'Amount',
    submit: 'Change amount',
    done: "We'll send {amount} for the payment due {day}.",
  },
})
