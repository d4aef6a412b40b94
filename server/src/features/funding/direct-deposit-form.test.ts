import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { REAL_WORLD_NAMES } from '../../../tests/support/names.ts'
import { errorsOfPdf, hasPdfTools, textOfPdf } from '../../../tests/support/pdf-tools.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { renderDirectDepositForm } from './direct-deposit-form.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
  ann = await bank.createCustomer({ first_name: 'Renée', last_name: 'Żółć' })
})
afterAll(() => bank.close())

const getForm = async (query: string) => {
  const reply = await fetch(`${bank.url}/api/account/direct_deposit_form?${query}`, {
    headers: { authorization: `Bearer ${ann.token}` },
  })
  return { reply, pdf: Buffer.from(await reply.arrayBuffer()) }
}

// FUNDING-20
test('serves the direct deposit form as an inline, uncached PDF, and only in a session', async () => {
  const { reply, pdf } = await getForm('type=percentage&percentage=50')
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(reply.headers.get('content-disposition')).toMatch(/^inline;/)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  // A4, in points.
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]')
  expect((await bank.send('GET', '/api/account/direct_deposit_form?type=amount&amount=10')).status).toBe(401)
})

// FUNDING-21
test.each([
  ['type=percentage&percentage=0', 'Minimum value is 1'],
  ['type=percentage&percentage=101', 'Max is 100 percent'],
  ['type=percentage', 'Percentage is required'],
  ['type=amount&amount=0.50', 'Minimun value is 1'],
  ['type=amount&amount=', 'Amount is required'],
])('refuses %s: %s', async (query, message) => {
  const { reply, pdf } = await getForm(query)
  expect(reply.status).toBe(422)
  expect(pdf.toString()).toContain(message)
})

describe.skipIf(!hasPdfTools)('the direct deposit form', () => {
  // FUNDING-22
  test('prints the pay, names, numbers, holder, address, form number and signature lines', async () => {
    const { pdf } = await getForm(`type=amount&amount=${encodeURIComponent('1,250.5')}`)
    expect(errorsOfPdf(pdf)).toBe('')
    const text = textOfPdf(pdf)
    for (const part of [
      'Direct Deposit Authorization Form',
      '$1,250.50',
      'Renée Żółć',
      '273070278',
      ann.prn,
      '1 Example Street',
      'Springfield, IL 62701',
      '1936',
      'Employee signature',
      'Date',
      'First Example Bank, N.A. holds this prepaid account',
    ])
      expect(text).toContain(part)
  })

  // FUNDING-22
  test('prints a percentage of the pay on the direct deposit form', async () => {
    const { pdf } = await getForm('type=percentage&percentage=100')
    expect(textOfPdf(pdf)).toContain('100% of my net pay')
  })

  // FUNDING-23
  test.each(REAL_WORLD_NAMES)('prints the name %s on the direct deposit form', async (name) => {
    const [first = '', ...rest] = name.split(' ')
    const account = {
      first_name: first,
      last_name: rest.join(' '),
      address: null,
      galileo_payment_reference_number: '123456789012',
    }
    const pdf = await renderDirectDepositForm({
      account: account as unknown as Parameters<typeof renderDirectDepositForm>[0]['account'],
      part: { type: 'percentage', percentage: 100 },
      productName: 'YourSuccess',
      bankName: 'First Example Bank, N.A.',
      madeAt: new Date(`${day('2026-11-20')}T12:00:00Z`),
    })
    expect(errorsOfPdf(pdf)).toBe('')
    expect(textOfPdf(pdf).split(name.normalize('NFC'))).toHaveLength(3)
  })
})
