import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.form', {
  streetAddress: 'Street address',
  apartment: 'Apartment, suite, unit (optional)',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  noSuchCategory: 'No matching category',
  back: 'Back',
  chooseState: 'Choose a state',
})
