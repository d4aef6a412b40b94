import { messages } from '@yoursuccess/contract/core/messages'
import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import { setAsideRefusals } from '@yoursuccess/contract/setaside/set-aside-refusals'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('setaside', {
  title: 'Set-aside',
  lead: 'Money for your trustee, apart from the money that you spend.',
  start: {
    title: 'Before you open it',
    what: 'Money that you set aside is in an account of its own, where no card, bill or transfer can spend it.',
    out: 'If you need it for something else, you can move it back to your account right away.',
    /** What the customer must know first (SETA-16). */
    yours:
      'This is your money. You can take it out. It is not in trust and not paid until it is sent. A court order or levy may still reach it.',
    cost: 'It costs nothing and earns nothing.',
    closed: 'Your set-aside is closed.',
    closedForNow: 'Your set-aside is closed. You can open it again below.',
    open: 'Open a set-aside',
    opened: 'Your set-aside is open.',
    hasEnded: "Spending has ended, so you can't open a set-aside.",
  },
  isOpening: "We're opening your set-aside. This can take a moment.",
  isClosing: "We're moving your money back to your account. Then your set-aside is closed.",
  balance: 'Set aside for your trustee',
  ofNeeded: '{balance} of {needed}',
  asOf: 'As of {when}',
  notCurrent: 'Not current',
  stale: "We couldn't update this amount just now. This is the last one we have.",
  needed: 'Next payment, with its fee',
  neededBy: '{amount} by {day}',
  missing: 'Still missing',
  nothingMissing: 'Nothing',
  nextMove: 'Next move',
  nextMoveOn: '{amount} on {day}',
  /** No pay arrives early enough for the next one. */
  nextMoveForLater: '{amount} on {day}, for a later payment',
  notNeeded: 'Your plan needs no payment right now.',
  seePlan: 'See your plan',
  amount: 'Amount',
  cancel: 'Cancel',
  putIn: {
    title: 'Put money in',
    hint: 'Up to what your plan needs for this month and the next. {amount} always stays in your account.',
    submit: 'Set it aside',
  },
  takeOut: {
    title: 'Take money out',
    upTo: 'You can take out up to {amount}.',
    reason: 'What is it for?',
    /** What it means for the next payment (SETA-07). */
    short: 'Your payment of {day} will be short by {amount}. You can refill it from your next pay.',
    covered: 'Your payment of {day} stays covered.',
    notNeeded: 'No payment of your plan needs it right now.',
    submit: 'Move it to my account',
  },
  reasons: {
    bill: 'To pay a bill',
    emergency: 'An emergency',
    late_pay: 'My pay is late',
    too_much: 'I set aside too much',
    other: 'Something else',
  },
  moved: { in: 'You set aside {amount}.', out: '{amount} is back in your account.' },
  moving: {
    in: "We're moving {amount} to your set-aside.",
    out: "We're moving {amount} to your account.",
  },
  notMoved: {
    in: "We couldn't set {amount} aside. The money is still in your account.",
    out: "We couldn't move {amount} to your account. The money is still set aside.",
  },
  keepBack: {
    title: 'What stays in your account',
    text: 'When money is set aside, {amount} always stays in your account.',
    changeOf: 'Change <more>what stays in your account</more>',
    amount: 'How much should always stay?',
    hint: 'From $0.00 to $500.00.',
    save: 'Save',
    saved: '{amount} will always stay in your account.',
  },
  shares: {
    title: 'Set aside from each pay',
    text: "From each pay we'll set aside its part of the next payment, so that it's complete in time. {amount} always stays in your account, and you can take money out.",
    paydays:
      'Your paydays tell us how to divide it. Without them, we set aside what is missing from any deposit.',
    seePaydays: 'See your paydays',
    isOn: 'On. A share of each pay is set aside for you.',
    /** No installment needs anything: for example, the case has ended. */
    isOnWithoutNeed: 'On, but your plan needs no payment right now, so nothing is set aside.',
    isOff: 'Off. Nothing is set aside unless you do it.',
  },
  moves: 'Moves',
  loadingMoves: 'Loading your moves',
  noMoves: 'What you put in or take out shows here.',
  directions: { in: 'Put in', out: 'Taken out' },
  kinds: {
    closing: 'Moved back when you closed it',
    share: 'Set aside for you',
    top_up: 'For your trustee payment',
    taken_back: 'Moved back because a deposit was taken back',
  },
  onFor: '{day} · {reason}',
  states: { wanted: 'On its way', done: 'Done', refused: 'Not moved' },
  close: {
    button: 'Close set-aside',
    title: 'Close your set-aside?',
    text: "We'll move all {amount} back to your account. You can open it again at any time.",
    textWhenEmpty: 'No money is in it. You can open it again at any time.',
    confirmLabel: 'Close it',
    cancelLabel: 'Keep it',
    done: "Your money goes back to your account, and your set-aside is closed once it's there.",
    doneWhenEmpty: 'Your set-aside is closed.',
  },
})

export const setAsideMessages = refusalMessages({
  ...setAsideRefusals,
  'plan.missing': planRefusals['plan.missing'],
})
