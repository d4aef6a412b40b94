import { billNames } from '@yoursuccess/contract/bills/bill-names.messages'
import { BILLER_CATEGORIES } from '@yoursuccess/contract/bills/billers'
import { afterEach, expect, test } from 'vitest'
import { language } from '../../i18n/language.ts'
import { descriptionName } from './description-name.ts'

const { textOf } = language
afterEach(() => {
  language.textOf = textOf
})

// BILLS-29, BILLS-94
test('names a category of the list and a check in the language of the reader', () => {
  for (const value of BILLER_CATEGORIES) expect(descriptionName(value)).toBe(value)
  language.textOf = ({ id }) => id
  expect(descriptionName('Personal finance')).toBe(billNames.categories['Personal finance'].id)
  expect(descriptionName('Check by mail')).toBe(billNames.checkByMail.id)
})

// BILLS-30
test('shows a category that the customer typed as it is', () => {
  language.textOf = ({ id }) => id
  expect(descriptionName('Piano lessons')).toBe('Piano lessons')
})
