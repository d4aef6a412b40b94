import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('account', {
  closedTitle: 'Your account was closed',
  signOut: 'Sign Out',
  reactivated: 'Your account has been reactivated',
  reactivationFailed: 'There was an error reactivating your account',
  wantEarlyAccess: 'Want early access to your funds?',
  enableFailed: 'There was an error enabling early ACH.',
  disableFailed: 'There was an error disabling early ACH.',
  closed: {
    unfunded:
      'No money had come in. You can open it again yourself: choose how you want to put money into it.',
    chooseFunding: 'Choose how to fund it',
    noMoney: 'No money can be moved in or out, and the card does not work any more.',
    whomToCall:
      'To ask why, for a copy of a statement, about money of yours, or about a new account, call {phone}.',
  },
  yourAccount: 'Your account',
  balanceTitle: 'Available',
  asOf: 'As of {when}',
  notCurrent: 'Not current',
  notCurrentSince: 'Not current, as of {when}',
  balanceMissing: "We couldn't load your balance.",
  stale: 'We could not ask for your balance just now. This is the last one we know.',
  earlyAccess: {
    lead: 'Get your direct deposits up to two days early.',
    loading: 'Loading early access',
    label: 'Early access to direct deposits',
    isOn: 'On: your pay is here as soon as we hear of it, up to two days before its day.',
    isOff: 'Off: your pay is here on its day.',
    notFor: 'Not available for money that you move here from a linked account at another bank.',
    enable: {
      title: 'Turn on early access?',
      text: 'Direct deposits come up to two days early. Your next one may have been announced already, then it comes on its day.',
      confirmLabel: 'Turn on',
      cancelLabel: 'Cancel',
    },
    disable: {
      title: 'Turn off early access?',
      text: 'Direct deposits come on their day again.',
      confirmLabel: 'Turn off',
      cancelLabel: 'Cancel',
    },
  },
  warnings: {
    /** Mentions fees only if there are any (ACCOUNT-11). */
    negative: {
      title: 'Your balance is below zero',
      text: '{hasFee, select, true {Fees may be incurred. } other {}}Money that comes in is used first to bring the balance back to zero.',
    },
    low: {
      title: 'Your balance is low',
      text: 'It is below $10.00.{hasFee, select, true { Fees may be incurred if it falls below zero.} other {}}',
    },
  },
  loadingYourBalance: 'Loading your balance',
})
