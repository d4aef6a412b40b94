import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank tells customers about their sign-in, in the panel and by email. */
export const copy = messages('session', {
  /** Each change: its notification, and the subject and the text of its email. */
  changes: {
    mfa_on: {
      title: 'Multi-factor authentication is on.',
      subject: 'Multi-factor authentication is on',
      happened: 'From now on, you sign in with your password and a code from your authenticator app.',
    },
    mfa_off: {
      title: 'Multi-factor authentication is off.',
      subject: 'Multi-factor authentication is off',
      happened:
        'From now on, you sign in with just your password. Codes from your authenticator app and your backup codes no longer work.',
    },
    backup_codes: {
      title: 'You have new backup codes.',
      subject: 'You have new backup codes',
      happened: 'New backup codes were created for your account. Any earlier codes no longer work.',
    },
    passkey_added: {
      title: 'A passkey was added.',
      subject: 'A passkey was added',
      happened:
        'A passkey was added to your account. It signs in without your password. Other devices were signed out.',
    },
    passkey_removed: {
      title: 'A passkey was removed.',
      subject: 'A passkey was removed',
      happened: 'A passkey no longer signs in to your account. Other devices were signed out.',
    },
    new_device: {
      title: 'There was a sign-in to your account on a new device.',
      subject: 'New sign-in to your account',
      happened:
        "Someone signed in to your account in a browser we hadn't seen before. If your browser clears its cookies, it looks new to us each time.",
    },
    password_changed: {
      title: 'Your password was changed.',
      subject: 'Your password was changed',
      happened: 'The password for your account was changed, and everyone was signed out.',
    },
    /** Only for a customer who has passkeys: a new password does not stop them. */
    password_changed_passkeys: {
      title: 'Your password was changed. Your passkeys still sign in.',
      subject: 'Your password was changed',
      happened:
        "The password for your account was changed, and everyone was signed out. Your passkeys still sign in. If you don't know one of them, remove it in Settings, under Passkeys and devices.",
    },
    email_asked: {
      title: 'Your email address is about to change.',
      subject: 'Your email address is about to change',
      happened:
        'A new email address was entered for your account. Keep signing in with this one until the new address is confirmed. Other devices were signed out. Choosing a new password stops the change.',
    },
    /** Only for a customer whose multi-factor sign-in was on. */
    email_asked_mfa_off: {
      title: 'Your email address is about to change.',
      subject: 'Your email address is about to change',
      happened:
        'A new email address was entered for your account. Keep signing in with this one until the new address is confirmed. Multi-factor authentication was turned off, and other devices were signed out. Choosing a new password stops the change.',
    },
    email_changed: {
      title: 'Your email address was changed.',
      subject: 'Your email address was changed',
      happened: 'The new email address for your account is confirmed. Sign in with it from now on.',
    },
  },
  about: 'This is about your {product} account.',
  wasItYou:
    "If this was you, you don't need to do anything. If it wasn't you, choose a new password right away:",
  ourNumber: 'Then call us at {phone}.',
  undo: {
    nothingToDo: "If this was you, you don't need to do anything.",
    how: "If it wasn't you, undo it with this link within {hours} hours. It works once, and you don't need to sign in. It puts your email, phone, passkeys and multi-factor authentication back to what they were, signs everyone out, cancels what was set up after the change if it hasn't been sent yet, and lets you choose a new password.",
    call: 'Or call us at {phone}.',
  },
  undone: {
    title: 'A change to your sign-in was undone.',
    subject: 'A change to your sign-in was undone',
    text: 'Someone used the link in our email to undo a change to the sign-in of a {product} account. Its email, phone, passkeys and multi-factor authentication are back to what they were, and everyone was signed out.',
    cancelled: 'We canceled what was set up after the change: {items}.',
    nothing: 'Nothing else was canceled.',
    tooLate:
      "It was too late to cancel what was already sent: {items}. If it wasn't you, call us right away.",
    changed: "We left these as they are: {items}. If it wasn't you, set them right in Autopay.",
    newPassword: 'To sign in again, choose a new password.',
    count: {
      bank_accounts: '{count, plural, one {# linked account} other {# linked accounts}}',
      recurring_transfers: '{count, plural, one {# recurring transfer} other {# recurring transfers}}',
      transfers: '{count, plural, one {# transfer} other {# transfers}}',
      bill_payments: '{count, plural, one {# bill payment} other {# bill payments}}',
      autopay_agreements: '{count, plural, one {# autopay agreement} other {# autopay agreements}}',
      catch_ups: '{count, plural, one {# catch-up} other {# catch-ups}}',
      autopay_payments:
        '{count, plural, one {# autopay payment that was skipped, moved or changed} other {# autopay payments that were skipped, moved or changed}}',
      stopped_autopay: '{count, plural, other {autopay, which was stopped}}',
    },
    /** The end of a list: "a, b and c". */
    and: '{items} and {last}',
  },
  reset: {
    subject: 'Choose a new password',
    asked: 'We got a request to choose a new password for your {product} account.',
    afterUndo:
      'A change to how you sign in to your {product} account was undone. To sign in again, choose a new password.',
    open: 'Open this link within {minutes} minutes to choose one. It works once.',
    notYou: "If you didn't ask for this, you can ignore this email. Your password stays the same.",
  },
  warning: {
    happened: 'Someone entered a wrong password or code for your {product} account many times in a row.',
    many: {
      subject: 'Someone is trying to sign in to your account',
      forgot: 'If this was you and you forgot your password, choose a new one here:',
      notYou:
        "If it wasn't you, none of these attempts worked. To keep it that way, choose a new password that you don't use anywhere else.",
    },
    stopped: {
      subject: 'Choose a new password to sign in again',
      why: "To keep your money safe, your password now works only in browsers you've used before. To sign in anywhere else, choose a new one here:",
    },
  },
  emailTried: {
    subject: 'Someone tried to use your email address',
    text: 'Someone tried to use this address for their own {product} account. It belongs to your account, so nothing changed.',
    next: "You don't have to do anything. We don't tell them that the address has an account.",
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    text: 'This address was entered as the new email for a {product} account.',
    open: 'To sign in with this address from now on, open this link within 24 hours and confirm it. The link works once.',
    notYou: "If this wasn't you, you can ignore this email. We won't use your address.",
  },
})
