/** What customers are told of the posting of their payments. */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
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
const goTo = (on: string) => goToNoon(bank, on)
beforeEach(async () => {
  await goTo('2026-11-20')
  ann = await createReceiptKeeper(bank)
})

const told = async (part: string) => (await ann.notices()).filter((title) => title.includes(part))
const LATE = 'should have been posted by'
const SUBJECT = 'About your trustee payment'
const mails = async () => (await ann.emails()).filter((subject) => subject === SUBJECT).length
/** The first day on which the only payment is told of as missing. */
const lateOn = async () => addBankingDays(day((await ann.sent())[0]?.post_by ?? ''), 1)

describe('a payment that was posted', () => {
  // REC-05
  test('is told once in the panel alone, whatever is typed again', async () => {
    await ann.send('500.00')
    await goTo('2026-11-25')
    const { body } = await ann.add('2026-11-24', '500.00')
    await ann.remove(body.receipt.id)
    await ann.add('2026-11-24', '500.00')
    expect(await told('Your trustee posted')).toEqual([
      'Your trustee posted your payment of $500.00 on Tue, Nov 24.',
    ])
    expect(await mails()).toBe(0)
  })

  // REC-05
  test('with another amount is told once, also by email', async () => {
    await ann.send('500.00')
    await goTo('2026-11-25')
    await ann.add('2026-11-24', '499.00')
    await goTo('2026-12-03')
    expect(await told('Your trustee posted')).toEqual([
      'Your trustee posted $499.00 on Tue, Nov 24. You sent $500.00 on Fri, Nov 20. Ask the office about the difference.',
    ])
    expect(await mails()).toBe(1)
  })

  // REC-11
  test('a month ago is history', async () => {
    await ann.send('500.00')
    await goTo('2026-12-28')
    await ann.add('2026-11-24', '500.00')
    expect(await told('Your trustee posted')).toEqual([])
  })
})

describe('a payment that should have been posted', () => {
  // REC-05, REC-11
  test('is told once, from the first banking day after it on, whichever way the clock goes', async () => {
    await ann.add('2026-11-02', '77.00')
    await ann.send('500.00')
    const late = await lateOn()
    await goTo(addDays(late, -1))
    expect(await told(LATE)).toEqual([])
    await goTo(late)
    expect(await told(LATE)).toHaveLength(1)
    const [title] = await told(LATE)
    expect(title).toMatch(
      /call the office at \(\d{3}\) \d{3}-\d{4}\. Have this ready: sent Fri, Nov 20, \$500\.00, number BP-\d{8}\.$/,
    )
    expect(await mails()).toBe(1)
    await goTo(addDays(late, -2))
    await goTo(addDays(late, 20))
    expect(await told(LATE)).toHaveLength(1)
    expect(await mails()).toBe(1)
  })

  // LAD-02
  test('is told by email with what usually follows, and whom to call', async () => {
    await ann.plan.change({ attorney: { name: 'Ines Okafor', phone: '5550100100', email: null } })
    await ann.add('2026-11-02', '77.00')
    await ann.send('500.00')
    await goTo(await lateOn())
    const mail = (await mailsTo(bank, ann.email)).find(({ text }) => text.includes(LATE))
    expect(mail?.text).toContain(
      'Trustees can ask the court to dismiss a case when payments are missed. How soon differs by office.',
    )
    expect(mail?.text).toContain('Call your attorney, Ines Okafor, at (555) 010-0100.')
  })

  // LAD-01, REC-05
  test('is told in one notice, also after the due day for which it was sent', async () => {
    await ann.add('2026-11-02', '77.00')
    await ann.send('500.00')
    await goTo('2026-12-28')
    expect(await told(LATE)).toHaveLength(1)
    expect(await told('By our count')).toEqual([])
  })

  // REC-11
  test('is not told without any receipt, nor once they are all deleted', async () => {
    const { body } = await ann.add('2026-11-02', '77.00')
    await ann.send('500.00')
    await ann.remove(body.receipt.id)
    await goTo(addDays(await lateOn(), 5))
    expect(await told(LATE)).toEqual([])
  })

  // REC-11
  test('is not told while it is posted', async () => {
    await ann.add('2026-11-02', '77.00')
    await ann.send('500.00')
    const late = await lateOn()
    await goTo('2026-11-25')
    const { body } = await ann.add('2026-11-24', '500.00')
    await goTo(late)
    expect(await told(LATE)).toEqual([])
    await ann.remove(body.receipt.id)
    await goTo(addBankingDays(late, 1))
    expect(await told(LATE)).toHaveLength(1)
  })

  // REC-11
  test('is not told while receipts are entered one by one', async () => {
    await ann.send('500.00')
    const late = await lateOn()
    await goTo(late)
    await ann.add('2026-11-02', '77.00')
    expect(await told(LATE)).toEqual([])
    await ann.add('2026-11-24', '500.00')
    await goTo(addBankingDays(late, 5))
    expect(await told(LATE)).toEqual([])
    expect(await mails()).toBe(0)
  })

  // REC-11
  test('is not told if it is part of the opening total', async () => {
    await ann.add('2026-11-02', '77.00')
    await ann.send('500.00')
    const late = await lateOn()
    await goTo('2026-11-25')
    await ann.plan.change({ opening: { as_of: '2026-11-25', posted_total: '577.00' } })
    await goTo(addDays(late, 6))
    expect(await told(LATE)).toEqual([])
  })

  // REC-11
  test('is not told if it came back', async () => {
    await ann.add('2026-11-02', '77.00')
    const id = await ann.send('500.00')
    const late = await lateOn()
    await bank.database.query(
      `update bank.bill_payments set status = 'returned', failure = 'not_possible' where id = $1`,
      [id],
    )
    await goTo(addDays(late, 6))
    expect(await told(LATE)).toEqual([])
  })

  // REC-12
  test('of many customers is told in one transaction', async () => {
    const keepers = [ann, await createReceiptKeeper(bank), await createReceiptKeeper(bank)]
    for (const each of keepers) {
      await each.add('2026-11-02', '77.00')
      await each.send('500.00')
    }
    await goTo(await lateOn())
    const { rows } = await bank.database.query(
      `select count(*)::int as notices, count(distinct xmin::text)::int as transactions from bank.notifications
       where dedupe_key like 'receipt-%' and customer_id = any(string_to_array($1, ',')::bigint[])`,
      [keepers.map(({ id }) => id).join(',')],
    )
    expect(rows).toEqual([{ notices: 3, transactions: 1 }])
  })
})

// REC-12
test('a customer who cannot be looked at keeps nobody else waiting', async () => {
  const today = day('2026-11-20')
  const other = await createReceiptKeeper(bank)
  for (const each of [ann, other]) await each.add('2026-11-02', '77.00')
  await bank.database.query('update bank.receipt_looks set look_on = $1 where customer_id in ($2, $3)', [
    today,
    ann.id,
    other.id,
  ])
  await bank.database.run(
    `create function bank.break_look() returns trigger language plpgsql as $$
     begin
       if new.customer_id = ${ann.id} then raise exception 'this look cannot be saved'; end if;
       return new;
     end $$;
     create trigger break_look before insert or update on bank.receipt_looks
       for each row execute function bank.break_look()`,
  )
  const look = bank.dueWork.find(({ name }) => name === 'receipts.postings')
  await expect(look?.runDue(today)).rejects.toThrow(/Failed query|cannot be saved/)
  await bank.database.run('drop trigger break_look on bank.receipt_looks; drop function bank.break_look')
  const { rows } = await bank.database.query<{ id: number }>(
    'select customer_id as id from bank.receipt_looks where customer_id in ($1, $2) and look_on > $3',
    [ann.id, other.id, today],
  )
  expect(rows).toEqual([{ id: other.id }])
})
