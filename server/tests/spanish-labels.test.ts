/** Documents that other people read are English. A customer who reads Spanish finds the Spanish names beside the English ones. */
import { cents } from '@yoursuccess/contract/core/money'
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BillReport, renderBillReport } from '../src/features/bills/bill-report.ts'
import { renderDirectDepositForm } from '../src/features/funding/direct-deposit-form.ts'
import { renderHistory } from '../src/features/proof/history-pdf.ts'
import { renderPayment } from '../src/features/proof/payment-pdf.ts'
import { forOthers, inLanguage } from '../src/messaging/language.ts'
import { loadTranslations } from '../src/messaging/translations.ts'
import { label } from '../src/pdf/label.ts'
import { copy } from '../src/features/bills/bill-report.messages.ts'
import { copy as proof } from '../src/features/proof/proof.messages.ts'
import { type PdfSheet, renderPdf } from '../src/pdf/pdf.ts'
import { errorsOfPdf, hasPdfTools, structureOfPdf, textOfPdf } from './support/pdf-tools.ts'
import { DAYS, PRINT, sampleFacts, samplePayment } from './support/proof-facts.ts'

beforeAll(loadTranslations)

const madeAt = new Date('2026-11-21T15:00:00Z')
const names = { productName: 'YourSuccess', bankName: 'First Example Bank, N.A.' }

const report = () =>
  renderBillReport({
    ...names,
    madeAt,
    holderName: 'Jordan Tester',
    accountNumber: '123456784321',
    range: { from: day('2026-05-21'), to: day('2026-11-21') },
    billers: [{ id: 1, name: 'Northern Office', accountNumber: '9900-2234', isTrustee: true }],
    payments: [
      {
        id: 7,
        billerId: 1,
        description: 'Trustee',
        status: 'cleared',
        amountCents: cents(60_000),
        feeCents: cents(100),
        createdAt: new Date('2026-06-02T17:00:00Z'),
        updatedAt: new Date('2026-06-02T17:00:00Z'),
      },
    ],
    reported: [{ on: day('2026-07-01'), amountCents: cents(500) }],
  } as unknown as BillReport)

const form = () =>
  renderDirectDepositForm({
    ...names,
    madeAt,
    account: {
      first_name: 'Jordan',
      last_name: 'Tester',
      address: {
        address_1: '1 Example Street',
        address_2: null,
        city: 'Springfield',
        state: 'IL',
        postal_code: '62701',
      },
      galileo_payment_reference_number: '123456789012',
    } as unknown as Parameters<typeof renderDirectDepositForm>[0]['account'],
    part: { type: 'percentage', percentage: 100 },
  })

const history = () => forOthers(() => renderHistory(sampleFacts(), DAYS, PRINT))
const payment = () => forOthers(() => renderPayment(sampleFacts(), samplePayment(1, '2026-10-12'), PRINT))

/** A customer who reads this language requests the document. */
const read = async (language: LanguageCode, render: () => Promise<Buffer>) => {
  const pdf = await inLanguage(language, render)
  return { pdf, text: textOfPdf(pdf).replace(/\s+/g, ' ') }
}

/** Of the document and of parts of it, each once. */
const languagesOf = (pdf: Buffer) =>
  ['en-US', 'es-US'].filter((code) => pdf.toString('latin1').includes(`/Lang (${code})`))

describe.skipIf(!hasPdfTools)('labels beside the English ones', () => {
  // LANGUAGE-13
  test.each([
    [
      'the report of payments',
      report,
      ['Bill Payment Report / Informe de pagos de facturas', 'Total paid', 'Total pagado', 'En camino'],
      ['Jordan Tester', 'May 21, 2026 to November 21, 2026', 'The biller received the payment.'],
    ],
    [
      'the form for the employer',
      form,
      ['Employee signature / Firma del empleado', 'Deposit each payday', 'Depositar cada día de pago'],
      ['I authorize my employer', '100% of my net pay', 'Page 1 of 1'],
    ],
    [
      'the history of payments',
      history,
      [
        'Historial de pagos al fideicomisario (trustee)',
        'Month and due day',
        'Mes y fecha de vencimiento',
        'Atraso al 20 de noviembre de 2026, según nuestros cálculos',
      ],
      ["Oct 12, 2026, delivered Oct 14, 2026 (bank's records)", 'This is not a statement of the trustee.'],
    ],
    [
      'the document of one payment',
      payment,
      ['Pago a su fideicomisario (trustee)', 'Fee / Cargo'],
      ["Electronic payment (bank's records)", 'Page 1 of 1'],
    ],
  ] as const)('%s has both, and what it says stays English', async (_name, render, labels, content) => {
    const [spanish, english] = [await read('es', render), await read('en', render)]
    expect(errorsOfPdf(spanish.pdf)).toBe('')
    for (const part of [...labels, ...content]) expect(spanish.text).toContain(part)
    for (const part of content) expect(english.text).toContain(part)
    expect(english.text).not.toMatch(/[áéíóúñ]| \/ |fideicomisario/i)
    expect(languagesOf(english.pdf)).toEqual(['en-US'])
    expect(languagesOf(spanish.pdf)).toEqual(['en-US', 'es-US'])
  })

  const labelled = (write: (pdf: PdfSheet) => void) =>
    inLanguage('es', () =>
      forOthers(() =>
        renderPdf({ title: label(copy.title), footer: 'Bank', size: 'LETTER', madeAt }, (pdf) => write(pdf)),
      ),
    )
  const columns = () => [
    { title: label(copy.description), share: 0.5 },
    { title: label(copy.reference), share: 0.08, align: 'right' as const },
  ]

  // LANGUAGE-13
  test('a screen reader reads the translation after the label, within it, and in Spanish', async () => {
    const pdf = await labelled((sheet) => {
      sheet.heading(label(copy.payments))
      sheet.table(columns(), [['Water', 'BP-1']])
      sheet.blank(label(copy.whatStatusMeans))
    })
    const structure = structureOfPdf(pdf).replace(/\s+/g, ' ')
    const heads = [
      'H1 (block) "Bill Payment Report / " Span (inline) "Informe de pagos de facturas" H2',
      'H2 (block) "Payments / " Span (inline) "Pagos" Table',
      'TH: /Scope /Column "Description / " Span (inline) "Descripción" TH: /Scope /Column',
      // Below it, because the column is narrow.
      'TH: /Scope /Column "Reference " Span (inline) "Referencia" TR TD "Water" TD "BP-1" P',
      'P (block) "What each status means / " Span (inline) "Qué significa cada estado"',
    ]
    const places = heads.map((head) => structure.indexOf(head))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(languagesOf(pdf)).toEqual(['en-US', 'es-US'])
  })

  // LANGUAGE-13, OPERATIONS-79
  test('a long table repeats both on every page, and a screen reader reads them once', async () => {
    const pdf = await labelled((sheet) =>
      sheet.table(
        columns(),
        Array.from({ length: 120 }, (_, row) => [`Row ${row}`, '1']),
      ),
    )
    const pages = textOfPdf(pdf).split('\f').slice(0, -1)
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page).toContain('Descripción')
    expect(structureOfPdf(pdf).split('"Descripción"')).toHaveLength(2)
  })

  test('a name that is the same in both languages is there once', () => {
    expect(inLanguage('es', () => forOthers(() => label(proof.terms)))).toBe('Plan')
  })
})
