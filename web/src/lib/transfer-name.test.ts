import { transferName } from '@yoursuccess/contract/funding/transfer-name.messages'
import { afterEach, expect, test } from 'vitest'
import { language } from '../i18n/language.ts'
import { shownTransferName } from './transfer-name.ts'

const { textOf } = language
afterEach(() => {
  language.textOf = textOf
})

test('names a transfer in the language of the reader, and keeps the name of the account', () => {
  expect(shownTransferName('Transfer from Ann\nBank {0} <b>')).toBe('Transfer from Ann\nBank {0} <b>')
  language.textOf = ({ id }) => (id === transferName.from.id ? 'Transferencia de {account}' : id)
  expect(shownTransferName('Transfer from First Bank')).toBe('Transferencia de First Bank')
  expect(shownTransferName('Bank transfer from ACME')).toBe('Bank transfer from ACME')
})
