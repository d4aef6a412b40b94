import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('legal', {
  /** Above a translation. */
  binding:
    'This translation is for your convenience. What you agree to is the English text, and only the English text is binding. <a>Read the English text</a>',
  inShort: 'In short',
  contents: 'Contents',
  version: 'Version {version}, in effect since {day}',
  print: 'Print',
  programOf: '<b>{product}</b>, a program of {bank}',
  customerService: 'Customer service: {phone}',
  fax: 'Fax: {number}',
})
