import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('session.stepUp', {
  title: "Confirm it's you",
  passwordLead: "Enter your password to continue. We'll keep what you entered.",
  codeLead: "Enter a code from your authenticator app to continue. We'll keep what you entered.",
  code: 'Code from the app, or a backup code',
  passkeyProblems: {
    unsupported: "This browser can't use passkeys. Confirm another way.",
    stopped: 'No passkey was used. Try again, or confirm another way.',
  },
  confirm: 'Confirm',
  cancel: 'Cancel',
})
