import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasPdfTools, textOfPdf } from '../../../tests/support/pdf-tools.ts'
import { createSaver, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { wakeUpOn as sleepUntil } from '../../../tests/support/wake-up.ts'

let bank: TestBank
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  // Without schedules, customers of earlier tests get no statements.
  await bank.database.query('delete from bank.statement_schedules')
  await wakeUpOn('2026-11-20')
  ann = await createSaver(bank)
})

const wakeUpOn = (to: string) => sleepUntil(bank, to)

interface Section {
  ends_on: string
  opening_cents: number
  closing_cents: number
  moves: number[]
  /** The moves in the first section of the same statement. */
  main_moves: number[]
}

const sections = async (): Promise<Section[]> =>
  (
    await bank.database.query<Section>(
      `select s.ends_on, a.opening_cents, a.closing_cents,
         coalesce((select json_agg(amount_cents order by position) from bank.statement_set_aside_entries
           where statement_id = s.id), '[]') as moves,
         coalesce((select json_agg(amount_cents order by position) from bank.statement_entries
           where statement_id = s.id and kind = 'own_transfer'), '[]') as main_moves
       from bank.statements s join bank.statement_set_asides a on a.statement_id = s.id
       where s.customer_id = $1 order by s.ends_on`,
      [ann.id],
    )
  ).rows
const endings = async () => (await sections()).map(({ ends_on }) => ends_on)
const download = async ({ token }: TestCustomer): Promise<string> => {
  const authorization = `Bearer ${token}`
  const list = await fetch(`${bank.url}/api/statements`, { headers: { authorization } })
  const { statements } = (await list.json()) as { statements: { id: number }[] }
  const pdf = await fetch(`${bank.url}/api/statements/${statements[0]?.id}`, { headers: { authorization } })
  return textOfPdf(Buffer.from(await pdf.arrayBuffer()))
}

// SETA-06, STATEMENTS-24
describe('the section on the set-aside', () => {
  test('has opening balance, moves and closing balance, over month ends and the turn of the year', async () => {
    await ann.open()
    await ann.putIn('40.00')
    await ann.takeOut('15.00')
    await wakeUpOn('2026-11-30')
    await ann.putIn('0.01')
    await wakeUpOn('2026-12-01')
    await ann.putIn('100.00')
    await wakeUpOn('2026-12-31')
    await ann.takeOut('30.00')
    await wakeUpOn('2027-01-01')
    await wakeUpOn('2027-02-01')
    expect(await sections()).toEqual([
      {
        ends_on: '2026-11-30',
        opening_cents: 0,
        moves: [40_00, -15_00, 1],
        main_moves: [-40_00, 15_00, -1],
        closing_cents: 25_01,
      },
      {
        ends_on: '2026-12-31',
        opening_cents: 25_01,
        moves: [100_00, -30_00],
        main_moves: [-100_00, 30_00],
        closing_cents: 95_01,
      },
      { ends_on: '2027-01-31', opening_cents: 95_01, moves: [], main_moves: [], closing_cents: 95_01 },
    ])
  })

  test('is in the month in which the set-aside was closed, and in none after it', async () => {
    await ann.open()
    await ann.putIn('40.00')
    await wakeUpOn('2026-12-10')
    await ann.close()
    await wakeUpOn('2027-02-01')
    expect(await sections()).toEqual([
      {
        ends_on: '2026-11-30',
        opening_cents: 0,
        moves: [40_00],
        main_moves: [-40_00],
        closing_cents: 40_00,
      },
      {
        ends_on: '2026-12-31',
        opening_cents: 40_00,
        moves: [-40_00],
        main_moves: [40_00],
        closing_cents: 0,
      },
    ])
  })

  test('is in each month in which the set-aside was open, even without money', async () => {
    await wakeUpOn('2026-12-05')
    await ann.open()
    await wakeUpOn('2027-02-01')
    expect(await endings()).toEqual(['2026-12-31', '2027-01-31'])
  })

  test('is on no statement of a customer without a set-aside', async () => {
    await wakeUpOn('2026-12-01')
    expect(await sections()).toEqual([])
    const { rows } = await bank.database.query('select 1 from bank.statements where customer_id = $1', [
      ann.id,
    ])
    expect(rows).toHaveLength(1)
  })

  test('has a move of a closed month in the next one, as the first section does', async () => {
    await ann.open()
    await ann.putIn('40.00')
    await wakeUpOn('2026-12-01')
    await wakeUpOn('2026-11-29')
    await ann.putIn('5.00')
    await wakeUpOn('2026-12-10')
    await ann.putIn('1.00')
    await wakeUpOn('2027-01-01')
    expect((await sections()).slice(1)).toEqual([
      {
        ends_on: '2026-12-31',
        opening_cents: 40_00,
        moves: [5_00, 1_00],
        main_moves: [-5_00, -1_00],
        closing_cents: 46_00,
      },
    ])
  })

  test('has a move whose events never arrived', async () => {
    await ann.open()
    await bank.settle()
    await bank.control('/faults', { partner: 'webhook', call: 'transaction', action: 'drop', times: 5 })
    await ann.putIn('12.34')
    await wakeUpOn('2026-12-01')
    await bank.control('/faults', undefined, 'DELETE')
    expect(await sections()).toMatchObject([{ moves: [12_34], main_moves: [-12_34], closing_cents: 12_34 }])
  })

  test('keeps a month open while our copy of the set-aside and the processor differ', async () => {
    await ann.open()
    await ann.putIn('40.00')
    await bank.settle()
    await bank.database.query(
      `insert into bank.set_aside_transactions
         (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
       values ($1, 'nobody knows this', 'own_transfer', 500, '2026-11-21T12:00Z', '2026-11-21', 'Wrong')`,
      [ann.id],
    )
    await wakeUpOn('2026-12-01')
    expect(await sections()).toEqual([])
    await bank.database.query(
      `delete from bank.set_aside_transactions where processor_id = 'nobody knows this'`,
    )
    await wakeUpOn('2026-12-01')
    expect(await sections()).toMatchObject([{ moves: [40_00], closing_cents: 40_00 }])
  })

  // STATEMENTS-17
  test('never changes, and the database refuses one that does not add up or continue', async () => {
    await ann.open()
    await ann.putIn('40.00')
    await wakeUpOn('2026-12-01')
    const change = (sql: string) => bank.database.query(sql)
    for (const sql of [
      'update bank.statement_set_asides set closing_cents = 0',
      'delete from bank.statement_set_asides',
      'truncate bank.statement_set_asides cascade',
      'update bank.statement_set_aside_entries set amount_cents = 1',
      'delete from bank.statement_set_aside_entries',
    ])
      await expect(change(sql)).rejects.toThrow('statements are never changed')
    await ann.putIn('5.00')
    await bank.settle()
    await expect(
      change(`insert into bank.statement_set_aside_entries
          select s.id, 99, t.id, t.posted_on, t.kind, t.details, t.amount_cents
          from bank.statements s join bank.set_aside_transactions t on t.customer_id = s.customer_id
          where s.customer_id = ${ann.id} and t.amount_cents = 500`),
    ).rejects.toThrow('does not add up')
    const insertNext = (opening: number) =>
      change(`with made as (insert into bank.statements (customer_id, starts_on, ends_on, opening_cents, closing_cents,
            fees_cents, year_fees_cents, holder_name, holder_address, account_number_end, account_closed,
            last_transaction_id, made_at)
          select customer_id, '2026-12-01', '2026-12-31', closing_cents, closing_cents, 0, 0, holder_name,
            holder_address, account_number_end, false, 0, made_at
          from bank.statements where customer_id = ${ann.id} returning id)
        insert into bank.statement_set_asides select id, ${opening}, ${opening}, 0 from made`)
    await expect(insertNext(1)).rejects.toThrow('does not begin with the balance of the one before')
  })

  test.skipIf(!hasPdfTools)('is printed on the statement, and its number is not', async () => {
    await ann.open()
    await ann.putIn('40.00')
    await ann.takeOut('15.00')
    await wakeUpOn('2026-12-01')
    const { rows } = await bank.database.query<{ prn: string }>(
      'select prn from bank.set_asides where customer_id = $1',
      [ann.id],
    )
    const text = await download(ann)
    for (const part of ['Your trustee set-aside', 'Moved in', '$40.00', 'Moved out', '-$15.00', '$25.00'])
      expect(text).toContain(part)
    expect(text).not.toContain(rows[0]?.prn.slice(-4))
  })
})
