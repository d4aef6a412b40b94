import { messages } from '@yoursuccess/contract/core/messages'

/** The warning before a session ends. Few visits show it, so it is not part of the first load. */
export const inactivityCopy = messages('session.inactivity', {
  title: 'Your session is about to be closed due to inactivity',
  endNear:
    "To keep your account safe, we'll sign you out in 5 minutes. Finish what you're doing, then sign in again.",
  signOutIn:
    "{seconds, plural, one {We'll sign you out in <b>#</b> second.} other {We'll sign you out in <b>#</b> seconds.}}",
  signOutInAbout: "We'll sign you out in {seconds} seconds.",
  goOn: 'Return to my session',
})
