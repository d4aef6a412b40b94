import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('lib', {
  today: 'Today',
  yesterday: 'Yesterday',
  noReply:
    "We couldn't reach YourSuccess, so we don't know if this was saved. What you entered is still here. Try again.",
  failed: 'Something went wrong. What you entered is still here. Try again.',
  signedOut: 'You were signed out, so this was not saved. Sign in and try again.',
  unavailable: "This isn't available right now. What you entered is still here. Try again in a minute.",
  ourSide: 'Something went wrong on our side. What you entered is still here. Try again.',
  requestNumber: 'If it happens again, tell us this number: {id}',
  reloadForRelease: "We've updated YourSuccess. Copy anything you typed, then reload the page.",
  releasing: "We're updating YourSuccess. Try again in a few minutes.",
  wentWrong: 'Something went wrong on our side.',
  eastern: '{time} ET',
  timeInZone: '{time} {zone}',
  dayAndTime: '{day}, {time}',
})
