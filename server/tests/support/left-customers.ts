/** What remains of a customer whose account was closed. */
import { auditBank } from './audit.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

export const foundIn = (text: string, canaries: readonly string[]) =>
  canaries.filter((canary) => text.toLowerCase().includes(canary.toLowerCase()))

export const leftCustomers = (bank: () => TestBank) => {
  const audit = async () => (await auditBank(bank())).findings
  /** All amounts that the bank has on record for the customer. */
  const amountsOf = async ({ id }: TestCustomer) =>
    (
      await bank().database.query(
        `select 'posted' as what, id, amount_cents as cents, posted_on::text as day
           from bank.posted_transactions where customer_id = $1
         union all select 'bill', id, amount_cents + fee_cents, expected_on::text from bank.bill_payments where customer_id = $1
         union all select 'transfer', id, amount_cents, status from bank.ach_transactions where customer_id = $1
         union all select 'dispute', id, amount_cents, resolved_on::text from bank.disputes where customer_id = $1
         union all select 'statement', id, closing_cents, ends_on::text from bank.statements where customer_id = $1
         union all select 'line', e.position, e.amount_cents, e.posted_on::text from bank.statement_entries e
           join bank.statements s on s.id = e.statement_id where s.customer_id = $1
         order by 1, 2, 4`,
        [id],
      )
    ).rows
  /** The reasons why the customer's data is kept past its erasure day, as operators see them. */
  const keptFor = async ({ id }: TestCustomer) => {
    const { body } = await bank().operator<{ kept: { subject: string; reason: string; due_on: string }[] }>(
      'GET',
      '/retention',
      undefined,
    )
    const { rows } = await bank().database.query<{ subject: string }>(
      `select 'account:' || id as subject from bank.accounts where customer_id = $1`,
      [id],
    )
    return body.kept.filter(({ subject }) => subject === rows[0]?.subject)
  }
  /** The customer's sealed and hashed values, and the ids of their sessions. */
  const secretsOf = async ({ id }: TestCustomer) =>
    (
      await bank().database.query<{ secret: string }>(
        `select mfa_secret as secret from bank.customers where id = $1 and mfa_secret is not null
         union all select password_hash from bank.customers where id = $1 and password_hash <> ''
         union all select link_token_sealed from bank.ach_accounts where customer_id = $1 and link_token_sealed is not null
         union all select code_hash from bank.backup_codes where customer_id = $1
         union all select token_hash from bank.known_devices where customer_id = $1
         union all select token_hash from bank.email_confirmations where customer_id = $1
         union all select id::text from bank.sessions where customer_id = $1`,
        [id],
      )
    ).rows
  const erasures = async ({ id }: { id: number }) =>
    (
      await bank().database.query<{ count: number }>(
        `select count(*)::int as count from bank.audit_entries where customer_id = $1 and action = 'customer.erased'`,
        [id],
      )
    ).rows[0]?.count
  return { audit, amountsOf, keptFor, secretsOf, erasures }
}
