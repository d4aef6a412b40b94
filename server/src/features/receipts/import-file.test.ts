import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createReceiptKeeper, type ReceiptKeeper } from '../../../tests/support/receipt-keeper.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: ReceiptKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goToNoon(bank, '2026-11-20')
  ann = await createReceiptKeeper(bank)
})

const HEADINGS = 'Date Posted,Receipt Number,Description,Amount'
const ledger = (...lines: string[]) => [HEADINGS, ...lines].map((line) => `${line}\r\n`).join('')
const OCTOBER = '10/15/2026,R-1,Wage order,480.00'
const NOVEMBER = '11/16/2026,R-2,Wage order,480.00'
const [UNREADABLE, TO_COME] = ['soon,R-3,Wage order,480.00', '12/15/2026,R-4,Wage order,480.00']
const short = async () =>
  (await ann.receipts()).map(
    ({ posted_on, amount, receipt_number: number }) => `${posted_on} ${amount} ${number}`,
  )

describe('a file of the trustee', () => {
  // REC-08
  test('is shown first, and adds nothing', async () => {
    const content = ledger(OCTOBER, NOVEMBER, UNREADABLE, TO_COME)
    await ann.add('2026-10-15', '480.00', { receipt_number: 'R-1' })
    const { status, body } = await ann.preview(content)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      headings: HEADINGS.split(','),
      columns: { posted_on: 0, amount: 3, receipt_number: 1, description: 2 },
      new_count: 1,
      known_count: 1,
      not_understood_count: 2,
    })
    expect(body.lines.map(({ number, state }) => `${number} ${state}`)).toEqual([
      '2 known',
      '3 new',
      '4 not_understood',
      '5 not_understood',
    ])
    expect(body.lines[1]).toMatchObject({ posted_on: '2026-11-16', amount: '480.00', receipt_number: 'R-2' })
    expect(await short()).toEqual(['2026-10-15 480.00 R-1'])
  })

  // REC-08
  test('adds what is new, and twice the same adds nothing', async () => {
    const content = ledger(OCTOBER, NOVEMBER, UNREADABLE, TO_COME)
    expect(await ann.importFile(content)).toMatchObject({ status: 201, body: { added: 2, known: 0 } })
    expect(await ann.receipts()).toMatchObject([
      { posted_on: '2026-11-16', source: 'file', file_name: 'ledger.csv', note: 'Wage order' },
      { posted_on: '2026-10-15', source: 'file', file_name: 'ledger.csv', note: 'Wage order' },
    ])
    expect((await ann.importFile(content)).body).toEqual({ added: 0, known: 2 })
    expect((await ann.importFile(ledger(NOVEMBER, NOVEMBER))).body).toEqual({ added: 0, known: 2 })
    expect(await short()).toEqual(['2026-11-16 480.00 R-2', '2026-10-15 480.00 R-1'])
  })

  // REC-08
  test('adds again what was deleted', async () => {
    await ann.importFile(ledger(OCTOBER))
    await ann.remove((await ann.receipts())[0]?.id ?? 0)
    expect((await ann.importFile(ledger(OCTOBER))).body).toEqual({ added: 1, known: 0 })
    const { rows } = await bank.database.query('select 1 from bank.receipt_files where customer_id = $1', [
      ann.id,
    ])
    expect(rows).toHaveLength(1)
  })

  // REC-08
  test('does not add what was typed without its number', async () => {
    await ann.add('2026-10-15', '480.00')
    expect((await ann.importFile(ledger(OCTOBER, NOVEMBER))).body).toEqual({ added: 1, known: 1 })
  })

  // REC-07
  test('records what the office took back, which is the posting of no payment', async () => {
    const paymentId = await ann.send('480.00')
    await ann.importFile(ledger(OCTOBER, '10/20/2026,R-5,Returned,-480.00'))
    expect(await short()).toEqual(['2026-10-20 -480.00 R-5', '2026-10-15 480.00 R-1'])
    const [takenBack] = await ann.receipts()
    expectRefusal(await ann.match(takenBack?.id ?? 0, paymentId), 422, 'invalid_input')
  })

  // REC-09
  test('is read by the columns that the customer chose for the last one with its headings', async () => {
    const content = (day: string, amount: string) => `First;Second;Third\n${day};x;${amount}\n`
    const first = content('2026-10-15', '480.00')
    expect((await ann.preview(first)).body.columns).toBeNull()
    expectRefusal(await ann.importFile(first), 422, 'receipts.columns_unknown')
    const columns = { posted_on: 0, amount: 2, receipt_number: null, description: 1 }
    expect((await ann.importFile(first, columns)).body).toEqual({ added: 1, known: 0 })
    const next = content('2026-11-16', '480.00')
    expect((await ann.preview(next)).body).toMatchObject({ columns, new_count: 1 })
    expect((await ann.importFile(next)).body).toEqual({ added: 1, known: 0 })
    const other = await createReceiptKeeper(bank)
    expect((await other.preview(next)).body.columns).toBeNull()
  })

  // REC-08, REC-09
  test('that is no CSV, or has too many lines, is refused and adds nothing', async () => {
    expectRefusal(await ann.preview('%PDF-1.7'), 422, 'receipts.file_not_csv')
    expectRefusal(await ann.importFile('%PDF-1.7'), 422, 'receipts.file_not_csv')
    const lines = Array.from({ length: 5001 }, (_, at) => `10/15/2026,R-${at},Wage order,1.00`)
    expectRefusal(await ann.importFile(ledger(...lines)), 422, 'receipts.file_too_big')
    expectRefusal(await ann.importFile(ledger(...lines.slice(0, 1001))), 422, 'receipts.too_many')
    expect(await ann.receipts()).toEqual([])
  })

  // REC-07
  test('needs a plan', async () => {
    const other = await bank.createCustomer()
    const file = { name: 'ledger.csv', content: Buffer.from(ledger(OCTOBER)).toString('base64') }
    for (const call of ['preview_file', 'import_file'])
      expectRefusal(await other.post(`/api/receipts/${call}`, { file }), 422, 'plan.missing')
    const { rows } = await bank.database.query('select 1 from bank.receipts where customer_id = $1', [
      other.id,
    ])
    expect(rows).toEqual([])
  })
})
