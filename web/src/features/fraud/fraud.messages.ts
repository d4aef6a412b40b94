import { messages } from '@yoursuccess/contract/core/messages'
import { fraudRefusals } from '@yoursuccess/contract/card/card'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('fraud', {
  question: 'Did you authorize this transaction?',
  yes: 'Yes',
  no: 'No',
  confirmed: 'Your card has been unblocked. Please try the transaction again.',
  denied: 'Your card has been deactivated. Your new card will arrive soon!',
  failed: 'An error occurred, please try again.',
  title: 'Fraud alert',
  loading: 'Loading the fraud alert',
  working: 'Saving your answer',
  frozen: 'Your card is frozen right now, so no one can pay with it. It stays frozen until you answer.',
  openMissing: "Your card is frozen, but we couldn't check if a fraud alert is the reason.",
  openTitle: 'We froze your card. Was this you?',
  openPurchase: 'Someone tried to pay {amount} at {merchant}.',
  openNext: 'No money was taken. Your card stays frozen until you answer.',
  openAnswer: 'Answer now',
  merchant: 'Merchant',
  amount: 'Amount',
  time: 'Time',
  yesMeans: "Yes: we'll allow purchases like this one for the next 24 hours.",
  yesUnfreezes: "Yes: we'll unfreeze your card, and allow purchases like this one for the next 24 hours.",
  noMeans: "No: your card stops working right away, and we'll mail you a new one for free.",
  stillFrozen: 'Thanks for your answer. Your card is still frozen. Unfreeze it to use it again.',
  unfreezing: "Thanks for your answer. We're unfreezing your card. This page will show when it works again.",
  replacing:
    "Thanks for your answer. We're deactivating your card, but this isn't confirmed yet. We'll let you know when it's done.",
  arrives: 'It arrives in 7 to 10 business days.',
  unfreeze: 'Unfreeze card',
  tooOld: 'This alert is more than a day old, so you can no longer answer it.',
  tooOldNext: "If you don't recognize this purchase, make sure your card is frozen, then call us: {phone}",
  notFound: "We couldn't find this alert.",
  notFoundNext: 'Check your notifications for alerts about your card.',
  toDashboard: 'Back to dashboard',
})

export const fraudMessages = refusalMessages(fraudRefusals)
