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
      'We closed it because no deposit arrived. You can open it again: choose how you want to add money.',
    chooseFunding: 'Choose how to add money',
    noMoney: "You can't move money in or out, and your card no longer works.",
    whomToCall:
      'Call {phone} to ask why, to get a copy of a statement, or to ask about your money or a new account.',
  },
  yourAccount: 'Your account',
  balanceTitle: 'Available',
  asOf: 'As of {when}',
  notCurrent: 'Not current',
  notCurrentSince: 'Not current, as of {when}',
  balanceMissing: "We couldn't load your balance.",
  stale: "We couldn't update your balance just now. This is the last one we have.",
  earlyAccess: {
    lead: 'Get your direct deposits up to two days early.',
    loading: 'Loading early access',
    label: 'Early access to direct deposits',
    isOn: 'On: you get paid up to two days early.',
    isOff: 'Off: you get paid on payday.',
    notFor: "Early access isn't available for money you move here from a linked account at another bank.",
    enable: {
      title: 'Turn on early access?',
      text: 'Direct deposits will arrive up to two days early. If your next one is already on its way, it may still arrive on its usual day.',
      confirmLabel: 'Turn on',
      cancelLabel: 'Cancel',
    },
    disable: {
      title: 'Turn off early access?',
      text: 'Direct deposits will arrive on their usual day again.',
      confirmLabel: 'Turn off',
      cancelLabel: 'Cancel',
    },
  },
  warnings: {
    /** Mentions fees only if there are any (ACCOUNT-11). */
    negative: {
      title: 'Your balance is below zero',
      text: '{hasFee, select, true {Fees may be incurred. } other {}}Any money that comes in first brings your balance back to zero.',
    },
    low: {
      title: 'Your balance is low',
      text: "It's below $10.00.{hasFee, select, true { Fees may be incurred if it falls below zero.} other {}}",
    },
  },
  loadingYourBalance: 'Loading your balance',
})
