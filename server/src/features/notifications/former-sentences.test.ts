/**
 * The migration to codes keeps what every sentence says that builds before it stored. Today's texts may word it
 * differently.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Database } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import { openTestDatabase } from '@yoursuccess/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVERY_MESSAGE } from '../../boot/every-message.ts'
import { bankMigrations } from '../../boot/schema.ts'
import { createTexts } from '../../messaging/render.ts'

/** The rows of a table, one in a line. */
function tableOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
}

const FIRST_WITH_CODES = '0041_notification_messages.sql'

/** The code, the event's key, and a sentence that a build before stored. */
const FORMER = tableOf(`
account.unfunded.title | account-unfunded-1-1 | No money has come into your account yet. It is closed on Fri, Nov 27 if none comes.
account.unfunded.title | account-unfunded-1-2 | No money has come into your account yet. It is closed on Sat, Jan 2 if none comes.
account.closedUnfunded.title | account-standing-2 | Your account was closed, because no money had come in.
account.reopened.title | account-standing-3 | Your account is open again.
account.closed.title | account-standing-4 | Your account was closed.
account.deposited | deposit-1 | A deposit of $1,234,567.05 is in your account: ACME {INC}. 'PAY' <b>.
account.balanceNegative | balance-1 | Your balance is below zero: -$1,000.50. Please put money into your account.
account.balanceLow | balance-2 | Your balance is low: $0.07 can be spent.
bills.late.title | bill-payment-1-late | Your payment of $40.00 to Way to Pay Co. may reach your trustee late. It should be there by November 30, 2026, and the due day is November 1, 2026.
bills.received | bill-payment-1-cleared | Your payment of $40.00 to Acme was received.
bills.failed.title | bill-payment-2-failed | Your payment of $40.00 to Acme failed, because the check was voided.
bills.failed.title | bill-payment-3-failed | Your payment of $40.00 to Acme failed, because the payment could not be made.
bills.returned.title | bill-payment-3-returned | Your payment of $40.00 to Acme was returned, because your account at the biller is closed.
bills.billerRefused | biller-1-refused | Acme (East) could not be added to your bills. Please check the account number and add it again.
card.sent.title | card-replaced-1 | Your new card is on its way. Your current card works until you activate it.
card.replaced.title | card-replaced-2 | Your card was replaced. The new one is on its way.
card.pinSet.title | card-pin-1 | The PIN of your card was set.
card.plasticSent.title | card-plastic-sent | Your first money has arrived, and your card is on its way.
card.refused.freeze.title | card-action-1-refused | Your card could not be frozen. Please try again.
card.refused.unfreeze.title | card-action-2-refused | Your card could not be unfrozen. Please try again.
card.refused.replacement.title | card-action-3-refused | Your card could not be replaced. Please try again.
disputes.credited.title | dispute-1-provisional | We gave you $12.34 while we look into D-00000001.
disputes.resolved.corrected | dispute-1-resolved | D-00000001: we found an error, and $12.34 is yours.
disputes.resolved.alreadyReturned | dispute-2-resolved | D-00000002: this transaction was already refunded.
disputes.resolved.noError | dispute-3-resolved | D-00000003: we found no error.
disputes.capped | dispute-movement-1-capped | D-00000001: $5.00 was refunded to you, so we credit only the other $7.34.
disputes.cappedToNothing | dispute-movement-2-capped | D-00000001: $5.00 was refunded to you, so there is nothing left for us to credit.
disputes.returned.title | dispute-1-returned-7 | D-00000001: you were refunded, so we take back $5.00 on Tue, Dec 1.
disputes.takenBack | dispute-movement-3 | We took back $5.00 that we gave you for D-00000001.
fraud.title | fraud-alert-1 | Did you try to pay $12.34 at FRAUD DENY TICKETS?
funding.arrived | transfer-1-completed | Your transfer of $50.00 (Transfer from First Bank (1234)) has arrived.
funding.failed.title | transfer-2-failed | Your transfer of $50.00 (Transfer from First Bank) failed, because there was not enough money in it.
funding.failed.title | transfer-3-failed | Your transfer of $50.00 (Transfer from First Bank) failed, because your bank did not accept the transfer.
funding.takenBack.title | transfer-4-failed | Your transfer of $50.00 (Transfer from First Bank) was taken back, because the transfer was not authorized.
funding.runFailed.notUsable | transfer-5-failed | Your recurring transfer of $50.00 (Transfer from First Bank) could not be made: This bank account cannot be used yet.
funding.runFailed.overLimit | transfer-6-failed | Your recurring transfer of $50.00 (Transfer from First Bank) could not be made: You have exceeded your transaction velocity limit. Please try again later.
funding.onHold.title | recurring-1-on-hold-2026-11-23 | Your recurring transfer of $50.00 is on hold. We're checking your account. We'll email you by Tue, Nov 24.
funding.recurringEnded.title | transfer-8-recurring-ended | Your 3 recurring transfers from one bank account have ended, because your bank returned a transfer.
funding.depositsEnded.title | recurring-2-deposits-ended | Your recurring transfer of $50.00 has ended, because your account takes no more deposits.
funding.verified.now | ach-account-1-a | First Bank is verified. You can now move money from it.
funding.verified.held | ach-account-1-b | First Bank is verified. Because your e-mail address was changed, you can move money from it 24 hours after that change.
funding.notVerified | ach-account-1-c | First Bank could not be verified. Please link a bank account again.
funding.linkEnded | ach-account-1-d | The link to First Bank has ended. Please link it again.
funding.linked.title | ach-account-1-linked | First Bank was linked to your account.
funding.removed.title | ach-account-1-removed | First Bank is no longer linked to your account.
program.deposits.title | program-deposits-30 | The last day to put money into your account is February 28, 2027.
program.spending.title | program-spending-30 | The last day to spend or withdraw your money is March 31, 2027.
refunds.planned.title | refund-1-planned | What is left in your account is sent to you by check.
refunds.mailed.title | refund-1-mailed | Your refund check for $98.76 is in the mail.
refunds.cashed | refund-1-cashed | Your refund check for $98.76 was cashed.
refunds.expired.title | refund-1-expired | Your refund check for $98.76 was not cashed in time and is void.
refunds.dropped | refund-1-dropped | No refund check is sent, because nothing was left in your account.
refunds.reversed.title | refund-1-taken-back | We won’t send you a refund check: you can keep spending from your account.
rewards.arrived | cash-back-1 | Cash back of $0.50 is in your account: COFFEE.
rewards.takenBack | cash-back-2 | Cash back of $0.50 was taken back: COFFEE.
session.changes.mfa_on.title | safety-mfa_on-x | Multi-factor authentication is on.
session.changes.mfa_off.title | safety-mfa_off-x | Multi-factor authentication is off.
session.changes.backup_codes.title | safety-backup_codes-x | You have new backup codes.
session.changes.new_device.title | safety-new_device-1 | Your account was signed in to on a new device.
session.changes.password_changed.title | safety-password_changed-x | Your password was changed.
session.changes.email_asked.title | safety-email_asked-x | Your e-mail address is about to change.
session.changes.email_asked_mfa_off.title | safety-email_asked_mfa_off-x | Your e-mail address is about to change.
session.changes.email_changed.title | safety-email_changed-x | Your e-mail address was changed.
session.undone.title | safety-undone-1 | A change to your sign-in was undone.
statements.ready.title | statement-2026-10-31 | Your statement for October 2026 is ready.
tracker.shortage.title | trustee-payment-2026-12-01-shortage | Your balance does not cover your trustee payment yet: $1,400.00 is due on Tue, Dec 1.
tracker.due.title | trustee-payment-2026-12-01-week | Your trustee payment is due on Tue, Dec 1: $1,400.00 is still to pay.
audit.released.title | money-stop-1-released | Your account is all set. You can make payments and transfers again.
`)

/** This sentence differs from that of several transfers in more than the number. */
const ONE_RECURRING = [
  'transfer-7-recurring-ended',
  'Your recurring transfer has ended, because your bank returned a transfer.',
]

/** Sentences that no text of a catalog makes: of earlier builds, and with values that cannot be read back. */
const UNKNOWN = tableOf(`
transfer-90-failed | Your transfer of $50.00 (x) failed, because of the weather.
transfer-91-completed | Your transfer of 50 dollars (x) has arrived.
account-unfunded-9-1 | No money has come into your account yet. It is closed on Sun, Nov 27 if none comes.
program-deposits-7 | The last day to put money into your account is February 30, 2027.
another-event | Your account was closed.
`)

let database: Database
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const all = new URL(bankMigrations.folder)
  for (const name of readdirSync(all))
    if (name < FIRST_WITH_CODES || !name.endsWith('.sql')) cpSync(new URL(name, all), join(folder, name))
  database = await openTestDatabase('empty', async () => {})
  await migrate(database, { ...bankMigrations, folder: pathToFileURL(`${folder}/`) })
  await database.query(
    `insert into bank.customers (email, password_hash, state, features, created_at) values ('a@example.com', '', 'approved', '{}', now())`,
  )
  const sentences = [...FORMER.map((row) => row.slice(1)), ONE_RECURRING, ...UNKNOWN]
  for (const [event, sentence] of sentences)
    await database.query(
      `insert into bank.notifications (customer_id, title, happened_at, dedupe_key)
       select id, $1, '2026-11-23T12:00:00Z', $2 from bank.customers`,
      [sentence, event],
    )
  await migrate(database, bankMigrations)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** The texts and reasons that the migration reads the sentences by: ('code', 'event', 'sentence'). */
const formerTexts = () => {
  const sql = readFileSync(new URL(FIRST_WITH_CODES, bankMigrations.folder), 'utf8')
  const rows = [...sql.matchAll(/^ {2}\('([\w.]+)', '([\w.-]+)', '(.+)'\)[,;]$/gm)]
  return createTexts([
    rows.map(([, code = '', event = '', sentence = '']) => ({
      id: code.includes('.') ? code : `${code}.reasons.${event}`,
      text: sentence.replaceAll("''", "'").replaceAll(/\{(\w+):\w+\}/g, '{$1}'),
    })),
  ])
}

const former = formerTexts()
const texts = createTexts(EVERY_MESSAGE)
const read = async (event: string) => {
  const { rows } = await database.query<{ code: string; params: Record<string, string>; title: string }>(
    'select code, params, title from bank.notifications where dedupe_key = $1',
    [event],
  )
  return rows[0]
}

test.each(FORMER)('%s, stored for %s, keeps its values', async (code, event = '', sentence = '') => {
  const row = await read(event)
  expect(row?.code).toBe(code)
  expect(row && former.render(row)).toBe(sentence)
  // Throws if today's text has another value.
  expect(row && texts.render(row)).toMatch(/\w/)
})

test('one recurring transfer that ended has its count', async () => {
  const row = await read('transfer-7-recurring-ended')
  expect(row).toMatchObject({ code: 'funding.recurringEnded.title', params: { count: 1 } })
})

test('a day without a year is the one next to its event', async () => {
  expect((await read('account-unfunded-1-2'))?.params).toEqual({ on: { day: '2027-01-02' } })
})

test.each(UNKNOWN)(
  'what %s stored without a text of its own is kept word for word',
  async (event = '', sentence = '') => {
    expect(await read(event)).toEqual({ code: 'legacy', params: {}, title: sentence })
    expect(texts.has('legacy')).toBe(false)
  },
)
