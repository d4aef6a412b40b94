import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank notifies customers of about their card, in the panel and by email. */
export const copy = messages('card', {
  sent: {
    title: 'Your new card is on its way. Your current card works until you activate it.',
    subject: 'Your new card is on its way',
    text: 'We mailed you a new {product} Card. Your current card works until you activate the new one by setting its PIN.',
  },
  replaced: {
    title: 'Your card was replaced. The new one is on its way.',
    subject: 'Your card was replaced',
    text: 'Your {product} Card does not work any more, and a new one is on its way to you. When it is there, set a PIN for it.',
  },
  pinSet: {
    title: 'The PIN of your card was set.',
    subject: 'The PIN of your card was set',
    text: 'A PIN was set for your {product} Card.',
  },
  plasticSent: {
    title: 'Your first money has arrived, and your card is on its way.',
    subject: 'Your card is on its way',
    text: 'Your first money has arrived. We are sending your {product} Card to the address that you gave us. When it is there, set a PIN for it.',
  },
  refused: {
    freeze: {
      title: 'Your card could not be frozen. Please try again.',
      subject: 'Your card could not be frozen',
      text: 'Your card could not be frozen. Please try again in your account, or call us.',
    },
    unfreeze: {
      title: 'Your card could not be unfrozen. Please try again.',
      subject: 'Your card could not be unfrozen',
      text: 'Your card could not be unfrozen. Please try again in your account, or call us.',
    },
    replacement: {
      title: 'Your card could not be replaced. Please try again.',
      subject: 'Your card could not be replaced',
      text: 'Your card could not be replaced. Please try again in your account, or call us.',
    },
  },
})
