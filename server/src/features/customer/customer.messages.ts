import { messages } from '@yoursuccess/contract/core/messages'

/** The email about changed personal information. */
export const copy = messages('customer', {
  infoChanged: {
    subject: 'Your personal information was changed',
    text: 'This was changed in your {product} account: {fields}.',
    notYou: 'If it was not you, call us at {phone}, and choose a new password:',
    field: {
      name: 'your name',
      phone: 'your phone number',
      address: 'your address',
      shippingAddress: 'your shipping address',
    },
  },
})
