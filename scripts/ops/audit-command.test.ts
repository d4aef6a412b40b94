import { expect, test } from 'vitest'
import { openTestBank } from '../../server/tests/support/test-bank.ts'
import { callJson } from '../seed/calls.ts'
import { runAudit } from './audit-command.ts'

const LOOK_MS = 10

// OPERATIONS-120
test('the audit command shows progress and ends with 2 for a break, with 1 for an account left out', async () => {
  const bank = await openTestBank({ today: '2026-11-20' })
  const customer = await bank.createCustomer()
  const operator = (method: string, path: string) =>
    callJson<unknown>(`${bank.operatorUrl}/operator${path}`, method, undefined, bank.config.operatorKey)
  const printed: string[] = []
  const audit = () => runAudit(operator, (progress) => printed.push(progress), LOOK_MS)

  expect(await audit()).toMatchObject({ audit: { accounts: 1, compared: 1, findings: [] }, exitCode: 0 })
  expect(printed[0]).toBe('0 of 1 accounts compared, 0 findings')

  // An account that the processor does not know.
  const setPrn = (prn: string) =>
    bank.database.query('update bank.accounts set prn = $2 where customer_id = $1', [customer.id, prn])
  await setPrn('000000000000')
  expect(await audit()).toMatchObject({ audit: { not_compared: 1, breaks: 0 }, exitCode: 1 })
  await setPrn(customer.prn)

  await bank.database.query(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     values ($1, 'made-up', 'deposit', 100, now(), current_date, 'made up')`,
    [customer.id],
  )
  expect(await audit()).toMatchObject({ audit: { not_compared: 0, breaks: 1 }, exitCode: 2 })
  await bank.close()
})

// OPERATIONS-120
test('the audit command goes on while the bank restarts', async () => {
  const run = {
    accounts: 20,
    compared: 10,
    findings_in_all: 0,
    breaks: 0,
    not_compared: 0,
    finished_at: null,
  }
  const ended = { ...run, compared: 20, finished_at: '2026-11-20T12:00:00Z' }
  const replies = [{ audit: run }, undefined, undefined, { audit: ended }]
  const printed: string[] = []
  const operator = () => {
    const reply = replies.shift()
    return reply ? Promise.resolve(reply) : Promise.reject(new Error('fetch failed'))
  }
  expect(await runAudit(operator, (progress) => printed.push(progress), LOOK_MS)).toEqual({
    audit: ended,
    exitCode: 0,
  })
  expect(printed).toEqual(['10 of 20 accounts compared, 0 findings'])
})
