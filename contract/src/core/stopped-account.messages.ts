import { messages } from './messages.ts'

/** The refusal `account.stopped`, in the reply and on screens (OPERATIONS-49). */
export const stoppedAccount = messages('stoppedAccount', {
  checking: "We're checking your account. We'll email you by {by}.",
})
