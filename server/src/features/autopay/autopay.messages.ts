import { messages } from '@yoursuccess/contract/core/messages'

/** Texts on payments that autopay plans and sends. */
export const copy = messages('autopay', {
  /** The reply to a day that would be late. */
  late: 'It would reach the trustee on {on}, {days, plural, one {# day} other {# days}} late.',
  /** The subject of emails about planned payments. */
  subject: 'About your trustee payment',
  agreed: {
    subject: 'You turned on autopay for your trustee payments',
    intro: 'You agreed to this on {on}:',
    /** A paragraph of the words that were agreed to. */
    term: '{text}',
  },
  catchUp: {
    subject: 'You agreed to a catch-up for your trustee payments',
    done: 'Your catch-up of {amount} was sent to your trustee. Look at your plan to see where you stand.',
    unsent:
      'Your catch-up has ended, and {amount} of it was not sent. Look at your plan to see where you stand.',
    /** The customer sends the payments. */
    over: 'Your catch-up of {amount} has ended. Look at your plan to see where you stand.',
    otherWay:
      'Your catch-up has ended, because you agreed to pay your trustee another way. Agree to a catch-up again if you still want one.',
  },
  stopped: {
    customer: 'You stopped autopay for your trustee payments.',
    plan: 'Autopay for your trustee payments has ended, because your plan has. Ask your attorney before you move the money that you set aside.',
    program:
      'Autopay for your trustee payments has ended, because spending has. Pay your trustee another way.',
    closing:
      'Autopay for your trustee payments has ended, because your account was closed. Pay your trustee another way.',
    /** Agreed to after a change of the sign-in that was undone. */
    undone:
      'Autopay for your trustee payments has ended, because a change to your sign-in was undone. If you still want autopay, turn it on again. Until then, pay your trustee yourself.',
  },
  /** Emails about what the customer stopped or skipped. */
  ownStop: {
    subject: 'You stopped autopay for your trustee payments',
    text: 'You stopped autopay for your trustee payments on {on}. We send nothing more. Pay your trustee yourself from now on.',
    onItsWay:
      'Already sent, and still on its way to your trustee: {amount}. It should be posted by {arriveBy}.',
    pull: '{method} may still collect {amount} from your main account, so stop it there if you need to.',
  },
  ownSkip: {
    subject: 'You skipped a trustee payment',
    text: "You skipped your trustee payment of {amount} due {dueOn}, so we won't send it. It's still owed, and the money stays set aside.",
    /** The bank would have sent nothing. */
    outside:
      "You skipped your trustee payment of {amount} due {dueOn}, so we won't remind you of it. It's still owed, and the money stays set aside.",
  },
  paused: {
    trustee:
      "Autopay is on hold because your plan's trustee or account number changed. Look at it and turn it on again.",
    case_closed:
      "Autopay is on hold because your trustee's office says that your case is closed. Call your attorney or the office. If your case is open, turn autopay on again.",
    biller:
      "Autopay is on hold because your trustee isn't in your billers. Pay your trustee yourself, or add the biller again.",
    plan: "Autopay is on hold because your plan has no amount or no due day. We won't send anything until it does.",
    feature:
      "Autopay is on hold because your account doesn't have plan tools now. Pay your trustee yourself.",
    set_aside:
      'Autopay is on hold because your set-aside is closed. Open it again, or pay your trustee yourself.',
  },
  changed: 'Your trustee payment due {dueOn} will be {amount}. We plan to send it on {sendOn}.',
  changedLate:
    "Your plan asks for {amount} by {dueOn}. That's not the amount we told you, so on {sendOn} we'll send {told} unless you confirm the new one.",
  announced: 'We plan to send {amount} to your trustee on {sendOn}. It should be posted by {arriveBy}.',
  /** In parts: what is sent after a payday. */
  comingShare:
    'After your payday on {payday}, we plan to send part of your payment due {dueOn} to your trustee.',
  /** Seven days and one day before. */
  reminder: 'Reminder: we plan to send {amount} to your trustee on {sendOn}.',
  splitReminder: 'Reminder: by {sendOn}, we plan to send {amount} to your trustee, in parts as you are paid.',
  sending: 'We sent {amount} to your trustee. It should be posted by {postedOn}.',
  sendingLate: "We sent {amount} to your trustee. It should be posted by {postedOn}, but it's due {dueOn}.",
  delivered:
    'Your payment of {amount} due {dueOn} was delivered to your trustee. It can take some days until it is posted.',
  waiting:
    "Your trustee payment due {dueOn} is short by {missing}, so we sent nothing. Add money to your set-aside, and we'll send it.",
  waitingForRest:
    "Your trustee payment due {dueOn} is still short by {missing}. Add money to your set-aside, and we'll send the rest.",
  onHold:
    "We can't send your trustee payment due {dueOn} while we're checking your account. Pay your trustee another way if it must be there in time.",
  refused:
    "We couldn't send your trustee payment of {amount} due {dueOn}. Nothing was sent. Ask the office how you can pay.",
  refusedFor: "We couldn't send your trustee payment of {amount} due {dueOn}. Nothing was sent. {why}",
  /** The same, while there is time to send it the same way. */
  refusedInTime:
    "We couldn't send your trustee payment of {amount} due {dueOn}. Nothing was sent. To be posted in time, it must be sent by {sendBy}. Ask the office how you can pay.",
  refusedForInTime:
    "We couldn't send your trustee payment of {amount} due {dueOn}. Nothing was sent. To be posted in time, it must be sent by {sendBy}. {why}",
  returned: {
    title:
      "Your trustee payment of {amount} came back to your set-aside. We won't send it again automatically. To be posted in time, it must be sent by {sendBy}.",
    titleLate:
      "Your trustee payment of {amount} came back to your set-aside. We won't send it again automatically. Its last safe day has passed, so call your trustee's office.",
    /** The same, with how else the office may be paid. */
    titleWays:
      "Your trustee payment of {amount} came back to your set-aside. We won't send it again automatically. To be posted in time, it must be sent by {sendBy}. {next}",
    titleLateWays:
      "Your trustee payment of {amount} came back to your set-aside. We won't send it again automatically. Its last safe day has passed, so call your trustee's office. {next}",
    titleNext:
      "Your trustee payment of {amount} came back to your set-aside. We won't send it again automatically. {next}",
  },
  /** Seven days and one day before, of a payment that the bank does not send. */
  reminderOutside: {
    pull: 'Reminder: from {sendOn} on, {method} should collect {amount} for your trustee payment due {dueOn}.',
    send: 'Reminder: {sendOn} is the last safe day to send your trustee {amount} by {method}, due {dueOn}.',
    wage_order:
      'Reminder: {amount} of your trustee payment due {dueOn} is not expected from your employer. Ask your trustee how to pay it.',
  },
  /** What the customer does on the safe day, by method. */
  safeDay: {
    moneygram:
      'Today is the last safe day to send your trustee {amount} by MoneyGram, due {dueOn}. Take it out of your set-aside first.',
    wage_order:
      'Your trustee payment due {dueOn} should come from your pay. {amount} of it is not expected from your employer. Ask your trustee how to pay it.',
    cashiers_check:
      "Today is the last safe day to mail your trustee a cashier's check of {amount}, due {dueOn}. Take it out of your set-aside first.",
    money_order:
      'Today is the last safe day to mail your trustee a money order of {amount}, due {dueOn}. Take it out of your set-aside first.',
    personal_check:
      'Today is the last safe day to mail your trustee a personal check of {amount}, due {dueOn}. Take it out of your set-aside first.',
  },
  /** The customer could not be told on that day. */
  safeDayPassed:
    "The last safe day to send your trustee {amount} by {method}, due {dueOn}, has passed. Call your trustee's office.",
  pull: {
    /** The sentence of the page, too. */
    moved: '{amount} is for {method}; a card purchase could still use it.',
    short:
      '{method} should collect {wanted} from today on, and only {amount} was set aside for it. Make sure that your main account has enough.',
    onHold:
      "While we're checking your account, we can't move the {wanted} that {method} should collect from today on to your main account. Call your trustee if it must be paid in time.",
    pulled: '{method} collected your trustee payment of {amount}, due {dueOn}.',
    ask: 'A company took {amount}. Is that your trustee payment by {method}, due {dueOn}? Please answer on the page "Autopay".',
    returned:
      "The trustee payment of {amount} that {method} collected, due {dueOn}, came back to your main account. It doesn't count. Call your trustee.",
    returnedPart:
      "{amount} of the trustee payment that {method} collected, due {dueOn}, came back to your main account. It doesn't count. Call your trustee.",
    missedNothing:
      "We didn't see {method} collect your trustee payment of {planned}, due {dueOn}. Look at your schedule there, or call your trustee.",
    missed:
      "We didn't see {method} collect your trustee payment of {planned}, due {dueOn}. {amount} goes back to your set-aside. Look at your schedule there, or call your trustee.",
  },
  dropped: "You paid your trustee for {month} yourself, so we won't send that payment.",
  /** The bank would have sent nothing. */
  droppedPull:
    'You paid your trustee for {month} yourself. {method} may still collect that payment, so stop it there if you need to.',
  droppedOutside: "You paid your trustee for {month} yourself, so we won't remind you of that payment.",
  ended: 'We no longer send your trustee payment due {dueOn} automatically. {missing} of it is missing.',
  endedOutside:
    'Autopay was on hold when your trustee payment due {dueOn} should have left. We moved nothing for it, so look whether it was paid.',
})
