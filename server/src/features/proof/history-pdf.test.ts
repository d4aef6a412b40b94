import { day } from '@yoursuccess/contract/core/calendar-date'
import { ZERO } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import { REAL_WORLD_NAMES } from '../../../tests/support/names.ts'
import { inOneLine, SOURCES, squeeze, taggedText } from '../../../tests/support/pdf-rows.ts'
import { errorsOfPdf, hasPdfTools, structureOfPdf, textOfPdf } from '../../../tests/support/pdf-tools.ts'
import {
  DAYS,
  FILE,
  PRINT,
  sampleFacts,
  samplePayment,
  sampleReceipt,
} from '../../../tests/support/proof-facts.ts'
import { messagesIn } from '../../messaging/render.ts'
import { renderHistory } from './history-pdf.ts'
import { wordsOfPart } from './proof-words.ts'
import { copy } from './proof.messages.ts'

// EVI-01
test('the same facts, code and time make the same file to the byte', async () => {
  const facts = sampleFacts()
  expect(await renderHistory(facts, DAYS, PRINT)).toEqual(await renderHistory(facts, DAYS, PRINT))
})

// EVI-01, EVI-02
test('no text of a document says that it proves anything', () => {
  const texts = messagesIn(copy).map(({ text }) => JSON.stringify(text))
  expect(texts.length).toBeGreaterThan(80)
  expect(texts.filter((text) => /\bpro(of|ve[sdn]?|ving)\b|guarantee|evidence/i.test(text))).toEqual([])
})

// EVI-02
test.each([
  ['which is from another person', {}, 'Not from this account'],
  ['which was taken back', { isTakenBack: true }, 'Posted, and taken back'],
  [
    'which the customer matched with a payment to another biller',
    { match: 'matched', paymentIds: [3] },
    'A payment from this account that is not listed here (entered by the customer)',
  ],
] as const)('a receipt %s says so', (_what, change, words) => {
  const receipt = sampleReceipt(9, '2026-11-05', change)
  const { amountCents, postedOn: on } = receipt
  expect(wordsOfPart({ source: 'receipt', amountCents, on, payments: [], receipt })).toBe(words)
})

describe.skipIf(!hasPdfTools)('the history', () => {
  // EVI-01
  test('says on its first page who knows what, and when it was made', async () => {
    const pdf = await renderHistory(sampleFacts(), DAYS, PRINT)
    expect(errorsOfPdf(pdf)).toBe('')
    const [first = ''] = textOfPdf(pdf).split('\f')
    const page = first.replace(/\s+/g, ' ')
    for (const part of [
      'Trustee payment history',
      'Jordan Tester',
      '24-10077',
      'Western District of New York (entered by the customer)',
      "YourSuccess account ending in 4321 (bank's records)",
      'November 20, 2026 at 12:00 PM ET',
      SOURCES,
      FILE.name,
      FILE.sha256.slice(0, 20),
      'Page 1 of',
    ])
      expect(page).toContain(part)
  })

  // EVI-02
  test('marks on every line what the bank knows, what a file says and what was typed', async () => {
    const text = taggedText(await renderHistory(sampleFacts(), DAYS, PRINT))
    const start = FILE.sha256.slice(0, 12)
    for (const part of [
      "Electronic payment BP-00000001, sent Oct 12, 2026, delivered Oct 14, 2026 (bank's records)",
      `Oct 14, 2026, $500.00 (file ledger.csv, SHA-256 ${start}), receipt R-77`,
      'Nov 13, 2026, $200.00 (typed by the customer)',
      'Not from this account',
    ])
      expect(text).toContain(squeeze(part))
  })

  // EVI-01, EVI-02
  test('has totals of files and of what was typed apart', async () => {
    const text = taggedText(await renderHistory(sampleFacts(), DAYS, PRINT))
    for (const part of [
      'Posted in this period, by the files named here TD $500.00',
      'Posted in this period, as typed by the customer TD $200.00',
      'Behind on November 20, 2026, by our count TD $300.00',
      'Behind on November 20, 2026, by what was posted TD $300.00',
    ])
      expect(text).toContain(squeeze(part))
  })

  // EVI-02
  test('claims nothing of a file but its name and that the customer added it', () => {
    const texts = messagesIn(copy).map(({ text }) => JSON.stringify(text))
    // The sentence of the first page says "named here" and "not a statement of the trustee".
    expect(
      texts.filter((text) => /trustee's file|files? of the trustee|by the trustee\b/i.test(text)),
    ).toEqual([JSON.stringify(SOURCES)])
  })

  // EVI-01
  test('lists returned payments, and the lines of the account with the fee', async () => {
    const back = samplePayment(2, '2026-11-02', {
      deliveredOn: null,
      undone: { how: 'returned', on: day('2026-11-06') },
    })
    const facts = sampleFacts()
    const text = taggedText(
      await renderHistory({ ...facts, payments: [...facts.payments, back] }, DAYS, PRINT),
    )
    expect(text).toContain(
      squeeze("BP-00000002, sent Nov 02, 2026, came back Nov 06, 2026 (bank's records) TD Not known"),
    )
    expect(text).toContain(squeeze('Bill payment: Trustee TD Main account TD BP-00000001 TD -$501.00'))
  })

  // EVI-02
  test('lists what was taken back apart from what is not from this account', async () => {
    const facts = sampleFacts()
    const receipts = [...facts.receipts, sampleReceipt(9, '2026-11-05', { isTakenBack: true })]
    const text = taggedText(await renderHistory({ ...facts, receipts }, DAYS, PRINT))
    const [, elsewhere = '', takenBack = ''] = text.split(/Posted,and(?:notfromthisaccount|takenback)/)
    expect(elsewhere).toContain(squeeze('Nov 13, 2026, $200.00'))
    expect(elsewhere).not.toContain(squeeze('Nov 05, 2026, $200.00'))
    expect(takenBack).toContain(squeeze('Nov 05, 2026, $200.00'))
  })

  // EVI-01
  test('has tags, a language and headers of rows and columns, in the order of the page', async () => {
    const pdf = await renderHistory(sampleFacts(), DAYS, PRINT)
    const structure = structureOfPdf(pdf).replace(/\s+/g, ' ')
    const parts = [
      'H1 (block) "Trustee payment history"',
      'H2 (block) "Summary"',
      'H2 (block) "Check this document"',
    ]
    const places = parts.map((part) => structure.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(squeeze(structure)).toContain(squeeze('TH: /Scope /Column "Month and due day"'))
    expect(squeeze(structure)).toContain(
      squeeze('TH: /Scope /Row "Case number" TD "24-10077 (entered by the customer)"'),
    )
    expect(structure).toContain('Figure')
    const address = `${PRINT.verifyAddress}?code=${PRINT.code}`
    expect(pdf.toString('latin1')).toContain(`QR code with the address ${address}`)
    expect(structure).not.toContain('Page 1')
    expect(pdf.toString('latin1')).toMatch(/\/Lang \(en-US\)/)
    expect(pdf.toString('latin1')).toMatch(/\/DisplayDocTitle true/)
    expect(pdf.toString('latin1')).toMatch(/\/Marked true/)
    expect(pdf.toString('latin1')).toMatch(/<rdf:li xml:lang="x-default">Trustee payment history</)
  })

  // EVI-01
  test.each(REAL_WORLD_NAMES)('prints the name %s', async (name) => {
    const pdf = await renderHistory({ ...sampleFacts(), holderName: name }, DAYS, PRINT)
    expect(errorsOfPdf(pdf)).toBe('')
    expect(textOfPdf(pdf)).toContain(name.normalize('NFC'))
  })

  // EVI-01
  test('without payments and receipts says so', async () => {
    const facts = sampleFacts()
    const installments = facts.history.installments.map((each) => ({ ...each, appliedCents: ZERO }))
    const counted = { ...facts.history.counted, applied: [], posted: [] }
    const history = { ...facts.history, installments, counted }
    const empty = { ...facts, history, payments: [], receipts: [], lines: new Map() }
    const text = inOneLine(await renderHistory(empty, DAYS, PRINT))
    expect(text).toContain('No file was added.')
    expect(text).toContain('No payment known')
    expect(text).toContain('We know of no payment from this account for this plan in this period.')
  })
})
