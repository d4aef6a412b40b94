import { autopayRefusals } from '@yoursuccess/contract/autopay/autopay'
import { catchUpRefusals } from '@yoursuccess/contract/autopay/catch-up-refusals'
import { messages } from '@yoursuccess/contract/core/messages'
import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import { setAsideRefusals } from '@yoursuccess/contract/setaside/set-aside-refusals'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('autopay', {
  title: 'Autopay',
  lead: 'We send your trustee payment for you from your set-aside, so that it should be posted before its due day. Nothing is sent until you agree, and you can stop at any time.',
  /** With a way of paying that is not this bank's (AUTO-09). */
  leadOutside:
    'We set the money for your trustee payment aside, so that it is there in time. We send nothing to your trustee. You can stop at any time.',
  cancel: 'Cancel',
  setUp: {
    title: 'How should we pay your trustee?',
    changeTitle: 'Change autopay',
    hasEnded: "Spending has ended, so you can't turn on autopay.",
    noBills: "Autopay needs Payment Assistant, which isn't part of your account.",
    noSetAside: 'Autopay pays from your set-aside. Open one first.',
    toSetAside: 'Go to your set-aside',
    addTrustee: 'Add your trustee',
    toPlan: 'Set up your plan',
    loadingBillers: 'Loading your trustee',
    /** How the trustee is paid; the methods are those of contract/src/trustees/ (AUTO-09). */
    method: 'How is your trustee paid?',
    byBank: 'From my set-aside, by this bank',
    outside: 'By {method}, outside of this account',
    anotherWay: 'My trustee is paid another way',
    payee: 'Trustee',
    buffer: 'When should it be posted?',
    bufferHint: 'Banking days before the due day leave time for what may go wrong.',
    buffers:
      '{count, plural, =0 {On the due day} one {# banking day before the due day} other {# banking days before the due day}}',
    /** Only where the office takes parts (AUTO-08). */
    mode: 'When should we send it?',
    modeHint: 'In parts, your trustee gets money after each payday. Each part has its own fee.',
    modes: {
      once: 'Once, in time for the due day',
      each_payday: 'In parts, after each payday',
    },
    fromMain: 'If my set-aside is short, take the rest from my main account',
    most: 'At most, for one payment',
    spread: 'How far may a payment be from the usual amount?',
    spreadHint: 'We tell you at least 10 days before we send less or more than that.',
  },
  way: {
    title: 'What would happen',
    loading: 'Loading your next payments',
    list: 'Your next payments',
    /** One payment, with the days on which money is set aside for it. */
    shares: '{shares}, sent {sendOn}, should be posted by {arriveBy}, due {dueOn}',
    share: '{amount} on {days}',
    /** Nothing more must be set aside for it, or the paydays are not known, or no pay is set aside. */
    noShares: '{amount}, sent {sendOn}, should be posted by {arriveBy}, due {dueOn}',
    /** In parts, with the days on which each is sent (AUTO-08). */
    parts: '{parts}, should be posted by {arriveBy}, due {dueOn}',
    part: '{amount} sent {days}',
    byHand: '{amount}, due {dueOn}: too soon for autopay, so please pay it yourself',
    sharesOff: 'Nothing is set aside from your pay yet. Turn that on, or put the money in yourself.',
    nothing: 'Your plan needs no payment right now.',
  },
  /** The same, collected by a service on that day (AUTO-09). */
  wayPull: {
    shares: '{shares}, collected {sendOn}, should be posted by {arriveBy}, due {dueOn}',
    noShares: '{amount}, collected {sendOn}, should be posted by {arriveBy}, due {dueOn}',
  },
  /** The same, sent by the customer. */
  wayOutside: {
    shares: '{shares}, for you to send by {sendOn}, should be posted by {arriveBy}, due {dueOn}',
    noShares: '{amount}, for you to send by {sendOn}, should be posted by {arriveBy}, due {dueOn}',
  },
  terms: {
    title: 'What you agree to',
    version: 'Version {version}',
    agree: 'I have read this and agree to it.',
    turnOn: 'Turn on autopay',
    save: 'Agree to the change',
    isOn: 'Autopay is on.',
  },
  agreement: {
    isOn: 'Autopay is on',
    onHold: 'Autopay is on hold',
    next: 'Next: {amount} on {day}, due {dueOn}.',
    nextSplit: 'Next: {amount} in parts after your paydays, the rest on {day}, due {dueOn}.',
    agreedOn: 'You agreed to this',
    dayAndTime: '{day} at {time}',
    version: 'Version of the terms',
    terms: 'What you agreed to',
    change: 'Change autopay',
    stop: 'Stop autopay',
  },
  /** Why nothing is sent for now, and what to do. */
  paused: {
    trustee:
      "Your plan's trustee or account number changed, so we send nothing. Look at your choices and agree to them again.",
    case_closed:
      "Your trustee's office says that your case is closed, so we send nothing. Call your attorney or the office. If your case is open, look at your choices and agree to them again.",
    biller:
      "Your trustee isn't one of your billers, so we send nothing. Pay your trustee yourself, or add the biller again.",
    plan: 'Your plan has no amount or no due day, so we send nothing. Complete your plan, or look at its amounts.',
    feature: "Your account doesn't have plan tools now, so we send nothing. Pay your trustee yourself.",
    set_aside: 'Your set-aside is closed, so we send nothing. Open it again, or pay your trustee yourself.',
  },
  pausedActions: {
    trustee: 'Look at it and agree again',
    biller: 'Add your trustee',
    plan: 'See your plan',
    set_aside: 'Go to your set-aside',
  },
  stopped: {
    title: 'Autopay is off',
    nothing:
      'No payment is on its way, and we send nothing more. Pay your trustee yourself from now on. Your money stays set aside.',
    underWay:
      'Already sent, and still on its way to your trustee: {amounts}. We send nothing more. Pay your trustee yourself from now on. Your money stays set aside.',
    pull: 'We move nothing more. {method} may still collect {amount} from your main account, so stop it there if you need to. If nothing is collected, what is left of it goes back to your set-aside.',
    since: 'Autopay has been off since {day}.',
  },
})

export const autopayMessages = refusalMessages({
  ...autopayRefusals,
  ...catchUpRefusals,
  'plan.missing': planRefusals['plan.missing'],
  'plan.incomplete': planRefusals['plan.incomplete'],
  'set_aside.not_open': setAsideRefusals['set_aside.not_open'],
})
