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
    text: 'Your {product} Card no longer works, and a new one is on its way. When it arrives, set its PIN to activate it.',
  },
  pinSet: {
    title: "Your card's PIN was set.",
    subject: "Your card's PIN was set",
    text: 'A PIN was set for your {product} Card.',
  },
  plasticSent: {
    title: 'Your deposit has arrived, and your card is on its way.',
    subject: 'Your card is on its way',
    text: "Your deposit has arrived, so we're mailing your {product} Card to the address you gave us. When it arrives, set its PIN to activate it.",
  },
  refused: {
    freeze: {
      title: "We couldn't freeze your card. Try again.",
      subject: "We couldn't freeze your card",
      text: "We couldn't freeze your card. Try again in your account, or call us.",
    },
    unfreeze: {
      title: "We couldn't unfreeze your card. Try again.",
      subject: "We couldn't unfreeze your card",
      text: "We couldn't unfreeze your card. Try again in your account, or call us.",
    },
    replacement: {
      title: "We couldn't replace your card. Try again.",
      subject: "We couldn't replace your card",
      text: "We couldn't replace your card. Try again in your account, or call us.",
    },
  },
})
