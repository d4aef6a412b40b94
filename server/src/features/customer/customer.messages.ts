import { messages } from '@yoursuccess/contract/core/messages'

/** The email about changed personal information. */
export const copy = messages('customer', {
  infoChanged: {
    subject: 'Your personal information was changed',
    text: 'These details of your {product} account were changed: {fields}.',
    notYou: "If this wasn't you, call us at {phone} right away, and choose a new password:",
    field: {
      name: 'your name',
      phone: 'your phone number',
      address: 'your address',
      shippingAddress: 'your shipping address',
    },
  },
})
