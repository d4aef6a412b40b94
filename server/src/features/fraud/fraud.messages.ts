import { messages } from '@yoursuccess/contract/core/messages'

/** The question about a purchase that looked like fraud: in the panel, by email and by SMS. */
export const copy = messages('fraud', {
  title: 'Did you try to pay {amount} at {merchant}?',
  subject: 'Did you authorize this transaction?',
  declined: 'A purchase of {amount} at {merchant} was declined because it looked unusual.',
  frozen: 'Your card is frozen until you answer.',
  works: 'Your card still works.',
  askWhetherYours: 'Tell us if it was you:',
  sms: '{product}: Did you try to pay {amount} at {merchant}? Tell us here: {link}',
})
