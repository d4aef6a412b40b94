import { type Message, messages } from '@yoursuccess/contract/core/messages'
import type { fraudRefusals } from '@yoursuccess/contract/card/card'

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
  frozen: 'Your card is frozen right now, so nobody can pay with it. It stays so until you answer.',
  openMissing: "Your card is frozen, and we couldn't load whether that is because of a fraud alert.",
  openTitle: 'We froze your card: was this you?',
  openPurchase: 'Somebody tried to pay at {merchant}, an amount of {amount}.',
  openNext: 'Nothing was taken. The card stays frozen until you answer.',
  openAnswer: 'Answer now',
  merchant: 'Merchant',
  amount: 'Amount',
  time: 'Time',
  yesMeans: 'Yes: purchases like this one go through for the next 24 hours.',
  yesUnfreezes: 'Yes: your card works again, and purchases like this one go through for the next 24 hours.',
  noMeans: 'No: your card stops working at once, and we send you a new one. There is no fee.',
  stillFrozen: 'Thank you for your answer. Your card is still frozen: unfreeze it to use it again.',
  unfreezing: 'Thank you for your answer. Your card is being unfrozen; this page says when it works again.',
  replacing:
    'Thank you for your answer. Your card is being cancelled; this is not confirmed yet, and this page says when it is.',
  arrives: 'It arrives in 7 to 10 business days.',
  unfreeze: 'Unfreeze card',
  tooOld: 'This alert is more than a day old and cannot be answered any more.',
  tooOldNext:
    'If you do not know this purchase, freeze your card and report the problem, or call us: {phone}',
  notFound: 'There is no such alert.',
  notFoundNext: 'Look among your notifications for the alerts of your card.',
  toDashboard: 'Back to dashboard',
})

/** Every refusal has a sentence. A new code without one fails the type check. */
export const fraudMessages: Record<keyof typeof fraudRefusals, Message> = messages('fraud.refusals', {
  'fraud.answered': 'This alert was answered already, or is too old.',
})
