import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('legal', {
  /** In any language other than that of the documents. */
  binding: 'This document is in English. Only the English text is binding.',
  inShort: 'In short',
  contents: 'Contents',
  version: 'Version {version}, in effect since {day}',
  print: 'Print',
  programOf: '<b>{product}</b>, a program of {bank}',
  customerService: 'Customer service: {phone}',
  fax: 'Fax: {number}',
})
