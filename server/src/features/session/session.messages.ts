import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank tells customers about their sign-in, in the panel and by email. */
export const copy = messages('session', {
  /** Each change: its notification, and the subject and the text of its email. */
  changes: {
    mfa_on: {
      title: 'Multi-factor authentication is on.',
      subject: 'Multi-factor authentication is on',
      happened: 'From now on, signing in needs a code of your authenticator app besides your password.',
    },
    mfa_off: {
      title: 'Multi-factor authentication is off.',
      subject: 'Multi-factor authentication is off',
      happened:
        'From now on, your password alone signs in. The authenticator app and the backup codes do not work any more.',
    },
    backup_codes: {
      title: 'You have new backup codes.',
      subject: 'You have new backup codes',
      happened: 'New backup codes were made for your account. The ones before do not work any more.',
    },
    new_device: {
      title: 'Your account was signed in to on a new device.',
      subject: 'Your account was signed in to on a new device',
      happened:
        'Somebody signed in to your account with your password, in a browser that we had not seen before. A browser that forgets its cookies looks new each time.',
    },
    password_changed: {
      title: 'Your password was changed.',
      subject: 'Your password was changed',
      happened: 'A new password was chosen for your account, and everybody was signed out.',
    },
    email_asked: {
      title: 'Your e-mail address is about to change.',
      subject: 'Your e-mail address is about to change',
      happened:
        'A new e-mail address was entered for your account. Until the link that we sent there is opened, you sign in with this one. Other devices were signed out. Choosing a new password stops the change.',
    },
    /** Only for a customer whose multi-factor sign-in was on. */
    email_asked_mfa_off: {
      title: 'Your e-mail address is about to change.',
      subject: 'Your e-mail address is about to change',
      happened:
        'A new e-mail address was entered for your account. Until the link that we sent there is opened, you sign in with this one. Multi-factor authentication was switched off, and other devices were signed out. Choosing a new password stops the change.',
    },
    email_changed: {
      title: 'Your e-mail address was changed.',
      subject: 'Your e-mail address was changed',
      happened: 'The new e-mail address of your account is confirmed. You sign in with it from now on.',
    },
  },
  about: 'This is about your {product} account.',
  wasItYou:
    'If it was you, there is nothing to do. If it was not you, choose a new password now, and call us:',
  ourNumber: 'Our number is {phone}.',
  undo: {
    nothingToDo: 'If it was you, there is nothing to do.',
    how: "If it wasn't you, undo it within {hours} hours. The link works once, without signing in: it restores your email, phone and multi-factor as they were, signs everyone out, cancels what was set up since, and lets you choose a new password.",
    call: 'Or call us at {phone}.',
  },
  undone: {
    title: 'A change to your sign-in was undone.',
    subject: 'A change to your sign-in was undone',
    text: 'Someone used the link in our email to undo a change to the sign-in of a {product} account. Email, phone and multi-factor authentication are as they were before, and everyone was signed out.',
    cancelled: 'Set up since then, and now cancelled: {items}.',
    nothing: 'Nothing else was set up since then.',
    tooLate:
      "Made since then, but already sent, so we couldn't cancel: {items}. If it wasn't you, call us now.",
    newPassword: 'A new password must be chosen before the next sign-in.',
    count: {
      bank_accounts: '{count, plural, one {# linked bank account} other {# linked bank accounts}}',
      recurring_transfers: '{count, plural, one {# recurring transfer} other {# recurring transfers}}',
      transfers: '{count, plural, one {# transfer} other {# transfers}}',
      bill_payments: '{count, plural, one {# bill payment} other {# bill payments}}',
    },
    /** The end of a list: "a, b and c". */
    and: '{items} and {last}',
  },
  reset: {
    subject: 'Choose a new password',
    asked: 'Somebody, hopefully you, asked for a new password for your {product} account.',
    open: 'Open this link within {minutes} minutes to choose one. It works once.',
    notYou: 'If you did not ask for it, do nothing: your password stays as it is.',
  },
  warning: {
    happened: 'Somebody failed to sign in to your {product} account many times in a row.',
    many: {
      subject: 'Somebody tries to sign in to your account',
      forgot: 'If it was you and you forgot your password, choose a new one here:',
      notYou: 'If it was not you, nobody came in. A new password that you use nowhere else keeps it so.',
    },
    stopped: {
      subject: 'Choose a new password to sign in again',
      why: 'To keep your money safe, your password works only in browsers that you used before. To sign in anywhere else, choose a new one here:',
    },
  },
  emailTried: {
    subject: 'Someone tried to use your email address',
    text: 'Someone tried to use this address for their own {product} account. It belongs to your account, so nothing changed.',
    next: "You don't have to do anything. We don't tell them that the address has an account.",
  },
  confirmEmail: {
    subject: 'Confirm your new e-mail address',
    text: 'Somebody, hopefully you, entered this address for a {product} account.',
    open: 'Open this link within 24 hours, and you sign in with this address from then on. It works once.',
    notYou: 'If it was not you, do nothing: the address is not used.',
  },
})
