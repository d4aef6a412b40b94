import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import { inOneLine, SOURCES } from '../../../tests/support/pdf-rows.ts'
import { errorsOfPdf, hasPdfTools } from '../../../tests/support/pdf-tools.ts'
import {
  FILE,
  PRINT,
  sampleFacts,
  samplePayment,
  samplePull,
  sampleReceipt,
} from '../../../tests/support/proof-facts.ts'
import { renderPayment } from './payment-pdf.ts'

describe.skipIf(!hasPdfTools)('the document of one payment', () => {
  // EVI-04
  test('is one page with the sources, the code and what was posted, however long the names are', async () => {
    const facts = sampleFacts()
    const long = 'Office of the Standing Chapter 13 Trustee for the Eastern District and its Divisions'
    const { plan } = facts.history
    const pdf = await renderPayment(
      {
        ...facts,
        holderName: 'Maria de los Angeles Fernandez-Villavicencio y Santa Cruz de la Sierra y Montenegro',
        history: { ...facts.history, plan: { ...plan, trustee_account: '998877665544', trustee_name: long } },
        receipts: facts.receipts.map((each) => ({ ...each, file: { ...FILE, name: 'x'.repeat(200) } })),
      },
      samplePayment(1, '2026-10-12', { biller: long }),
      PRINT,
    )
    expect(errorsOfPdf(pdf)).toBe('')
    const text = inOneLine(pdf)
    for (const part of [SOURCES, 'BP-00000001', '(file', '01234-56789', 'Page 1 of 1'])
      expect(text).toContain(part)
  })

  // EVI-02, AUTO-09
  test('of what a service collected says what was taken, and only by our count what is for the trustee', async () => {
    const text = inOneLine(await renderPayment(sampleFacts(), samplePull(5, '2026-11-10'), PRINT))
    for (const part of [
      "Collected by TFS (bank's records)",
      "Taken from the account $501.00 (bank's records)",
      'For the trustee $500.00, by our count.',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain("$500.00 (bank's records)")
  })

  // EVI-02
  test.each([
    [null, "Sent Not sent yet (bank's records) Delivered Oct 14, 2026 expected (bank's records)"],
    [
      { how: 'failed', on: day('2026-10-13') } as const,
      "Sent Not sent (bank's records) Failed Oct 13, 2026 (bank's records)",
    ],
  ])('of a payment that was not sent and had the end %j says so', async (undone, words) => {
    const payment = samplePayment(1, '2026-10-12', { isSent: false, deliveredOn: null, undone })
    expect(inOneLine(await renderPayment(sampleFacts(), payment, PRINT))).toContain(words)
  })

  // EVI-02
  test('says that it is not known whether it was posted', async () => {
    const receipts = [sampleReceipt(9, '2026-10-14', { amountCents: cents(10) })]
    const text = inOneLine(
      await renderPayment({ ...sampleFacts(), receipts }, samplePayment(1, '2026-10-12'), PRINT),
    )
    expect(text).toContain('Posted Not known')
  })
})
