import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents, ZERO } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import { REAL_WORLD_NAMES } from '../../../tests/support/names.ts'
import { errorsOfPdf, hasPdfTools, structureOfPdf, textOfPdf } from '../../../tests/support/pdf-tools.ts'
import {
  DAYS,
  factsWith,
  FILE,
  PRINT,
  sampleFacts,
  samplePayment,
  samplePull,
  sampleReceipt,
  sampleStep,
} from '../../../tests/support/proof-facts.ts'
import { messagesIn } from '../../messaging/render.ts'
import { renderHistory } from './history-pdf.ts'
import { renderPayment } from './payment-pdf.ts'
import { wordsOfPart } from './proof-words.ts'
import { copy } from './proof.messages.ts'

/** Without white space and quotes: how lines break does not matter. */
const squeeze = (text: string) => text.replace(/[\s"]+/g, '')
/** The cells of each row of the table under a heading, without white space. */
const rowsUnder = (pdf: Buffer, heading: string): string[][] => {
  const sections = taggedText(pdf).split('H2(block)')
  const section = sections.find((each) => each.startsWith(squeeze(heading))) ?? ''
  return section
    .split('TRTD')
    .slice(1)
    .map((row) => row.split('TD'))
}
const squeezed = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map(squeeze))
/** What a screen reader reads, cell by cell. */
const taggedText = (pdf: Buffer) => squeeze(structureOfPdf(pdf))
const inOneLine = (pdf: Buffer) => textOfPdf(pdf).replace(/\s+/g, ' ')
const SOURCES =
  "Sent and delivered are from the bank's records. Posted is as told by the trustee's file named here, or as typed by the customer. This is not a statement of the trustee."

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
  ['which is from somebody else', {}, 'Not from this account'],
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

  // EVI-01, EVI-02
  test('has each line of the ledger, and its amounts add up to what counts', async () => {
    const file = { source: 'file', file: FILE } as const
    const payments = [
      samplePayment(1, '2026-10-05', { amountCents: cents(30_000) }),
      samplePayment(2, '2026-10-07', {
        undone: { how: 'returned', on: day('2026-10-20') },
        deliveredOn: null,
      }),
      samplePayment(3, '2026-10-12', { amountCents: cents(20_000) }),
      samplePayment(4, '2026-10-12', { amountCents: cents(10_000) }),
      samplePull(5, '2026-11-10', { amountCents: cents(15_000), expectedOn: day('2026-11-17') }),
    ]
    const receipts = [
      sampleReceipt(7, '2026-10-08', {
        ...file,
        amountCents: cents(29_900),
        match: 'matched',
        paymentIds: [1],
      }),
      sampleReceipt(8, '2026-10-14', {
        ...file,
        amountCents: cents(30_000),
        match: 'matched',
        paymentIds: [3, 4],
      }),
      sampleReceipt(9, '2026-11-13', { amountCents: cents(10_000) }),
    ]
    const facts = { ...sampleFacts(), ...factsWith(payments, receipts), lines: new Map() }
    const pdf = await renderHistory(facts, DAYS, PRINT)
    const start = FILE.sha256.slice(0, 12)
    const [october, november] = ['October 2026, due Oct 16, 2026', 'November 2026, due Nov 16, 2026']
    const bank = "sent Oct 12, 2026, delivered Oct 14, 2026 (bank's records)"
    const both = `Electronic payment BP-00000003, ${bank}; Electronic payment BP-00000004, ${bank}`
    const together = `Oct 14, 2026, $300.00 (file ledger.csv, SHA-256 ${start}), for 2 payments together`
    expect(rowsUnder(pdf, 'What was due and what was paid for it')).toEqual(
      squeezed([
        [
          october,
          '$500.00',
          "Electronic payment BP-00000001, sent Oct 05, 2026, delivered Oct 14, 2026 (bank's records)",
          `Oct 08, 2026, $299.00 (file ledger.csv, SHA-256 ${start})`,
          '$299.00',
        ],
        [october, '', both, together, '$201.00'],
        [november, '$500.00', both, together, '$99.00'],
        [november, '', 'Not from this account', 'Nov 13, 2026, $100.00 (typed by the customer)', '$100.00'],
        [
          november,
          '',
          "TFS payment, collected Nov 10, 2026, expected Nov 17, 2026 (bank's records)",
          'Not known',
          '$150.00',
        ],
      ]),
    )
    expect(rowsUnder(pdf, 'Payments from this account in this period').map((row) => row[2])).toEqual([
      '$300.00',
      '$500.00',
      '$200.00',
      '$100.00',
      '$150.00',
    ])
  })

  // EVI-01
  test('lists what was posted for earlier payments, and says what counts from other days', async () => {
    const november = { from: day('2026-11-01'), to: DAYS.to }
    const receipts = [
      sampleReceipt(7, '2026-11-03', { amountCents: cents(70_000), match: 'matched', paymentIds: [1] }),
      sampleReceipt(8, '2026-11-04', { match: 'matched', paymentIds: [99] }),
    ]
    const payments = [samplePayment(1, '2026-10-30', { amountCents: cents(70_000) })]
    const line = { id: 9, postedOn: day('2026-10-30'), details: 'Bill payment: Trustee' } as const
    const lines = new Map([[1, [{ ...line, account: 'main' as const, amountCents: cents(-70_100) }]]])
    const facts = { ...sampleFacts(), ...factsWith(payments, receipts), lines }
    const pdf = await renderHistory(facts, november, PRINT)
    expect(rowsUnder(pdf, 'Posted in this period for payments sent on other days')).toEqual(
      squeezed([
        [
          "Electronic payment BP-00000001, sent Oct 30, 2026, delivered Oct 14, 2026 (bank's records)",
          'Nov 03, 2026, $700.00 (typed by the customer)',
          '$700.00',
        ],
        [
          'A payment from this account that is not listed here (entered by the customer)',
          'Nov 04, 2026, $200.00 (typed by the customer)',
          '$200.00',
        ],
      ]),
    )
    expect(taggedText(pdf)).toContain(
      squeeze('Counted for what was due in this period, and sent or posted on other days TD $200.00'),
    )
    expect(rowsUnder(pdf, 'Lines of the account')).toEqual(
      squeezed([['Oct 30, 2026', 'Bill payment: Trustee', 'Main account', 'BP-00000001', '-$701.00']]),
    )
  })

  // EVI-02
  test('says who entered each amount of the plan, and what was ordered', async () => {
    const facts = sampleFacts()
    const steps = [
      sampleStep(1),
      sampleStep(2, { superseded: true, amount: '1.23' }),
      sampleStep(3, {
        from_month: '2026-11-01',
        amount: '550.00',
        reason: 'modification',
        ordered_on: '2026-11-03',
        retroactive: true,
        recorded_by: 'operator',
        recorded_at: '2026-11-05T03:00:00.000Z',
      }),
    ]
    const pdf = await renderHistory({ ...facts, history: { ...facts.history, steps } }, DAYS, PRINT)
    expect(rowsUnder(pdf, 'Amounts of the plan')).toEqual(
      squeezed([
        ['October 2026', 'Plan', 'Sep 20, 2026, by the customer', '$500.00'],
        [
          'November 2026',
          'Modification, ordered Nov 03, 2026, for earlier months too',
          'Nov 04, 2026, by the bank',
          '$550.00',
        ],
      ]),
    )
  })

  // EVI-01
  test('has the lump sums of the plan, and does not guess which payments are for them', async () => {
    const facts = sampleFacts()
    const lumpSum = { dueOn: day('2027-04-15'), source: 'tax_refund', amountCents: cents(154_000) } as const
    const history = { ...facts.history, lumpSums: [lumpSum] }
    const pdf = await renderHistory({ ...facts, history }, DAYS, PRINT)
    expect(rowsUnder(pdf, 'Lump sums of the plan')).toEqual(
      squeezed([['Apr 15, 2027', 'Tax refund', '$1,540.00']]),
    )
    expect(inOneLine(pdf)).toContain('This document does not say which of them are for a lump sum.')
    expect(inOneLine(await renderHistory(facts, DAYS, PRINT))).not.toContain('Lump sums')
  })

  // EVI-01, EVI-02
  test('lists what may be posted twice apart, because the totals leave it out', async () => {
    const facts = sampleFacts()
    const twice = sampleReceipt(9, '2026-10-15', { match: 'twice', paymentIds: [1] })
    const pdf = await renderHistory({ ...facts, receipts: [...facts.receipts, twice] }, DAYS, PRINT)
    expect(rowsUnder(pdf, 'May be posted twice, and not in the totals')).toEqual(
      squeezed([['Oct 15, 2026, $200.00 (typed by the customer)', '$200.00']]),
    )
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
  test('lists what came back, and the lines of the account with the fee', async () => {
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
