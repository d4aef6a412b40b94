/** Calls that change the sign-in, of a session that the owner ends while they wait for the customer's row. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { personalInfoOf } from '../../../tests/support/settings-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let thief: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  thief = await bank.createCustomer()
  await bank.stepUp(thief)
})

/** Locks the customer's row until the returned function is called. */
const lockCustomer = async () => {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holder = bank.database.transaction(async (tx) => {
    await tx.execute(sql`select 1 from bank.customers where id = ${thief.id} for update`)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const release = () => {
    released.resolve()
    return holder
  }
  onTestFinished(release)
  return release
}
const countWaiting = async () => {
  const { rows } = await bank.database.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}
/** The call waits, the session ends, and only then the call continues. */
const endMeanwhile = async (call: () => Promise<{ status: number; body: ErrorReply }>) => {
  const release = await lockCustomer()
  const called = call()
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
  await bank.database.query('update bank.sessions set ended_at = $2, end_cause = $3 where customer_id = $1', [
    thief.id,
    bank.clock.realNow(),
    'signed_out_elsewhere',
  ])
  await release()
  return called
}
const signInOf = async () => {
  const { rows } = await bank.database.query(
    `select mfa_active, mfa_secret, email_changed_at, primary_phone,
       (select count(*)::int from bank.backup_codes where customer_id = c.id) as codes,
       (select count(*)::int from bank.sign_in_snapshots where customer_id = c.id) as changes
     from bank.customers c join bank.personal_infos p on p.customer_id = c.id where c.id = $1`,
    [thief.id],
  )
  return rows
}
const save = (change: object) => () =>
  thief.post<ErrorReply>('/api/account/update_personal_info', { ...personalInfoOf(thief), ...change })

// PROTECTION-24
test.each<[what: string, call: () => Promise<{ status: number; body: ErrorReply }>]>([
  ['turns on multi-factor', () => thief.post<ErrorReply>('/api/user/enable_mfa')],
  ['asks for another email address', save({ email: 'thief@example.com' })],
  ['saves another phone number', save({ primary_phone: '3125550199' })],
])('a session that the owner ended meanwhile no longer %s', async (_, call) => {
  const before = await signInOf()
  expect(await endMeanwhile(call)).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  expect(await signInOf()).toEqual(before)
})

// PROTECTION-24
test.each([
  ['turns off multi-factor', '/api/user/disable_mfa'],
  ['makes new backup codes', '/api/user/generate_backup_codes'],
])('a session that the owner ended meanwhile no longer %s', async (_, path) => {
  expect((await thief.post('/api/user/enable_mfa')).status).toBe(200)
  const before = await signInOf()
  const ended = await endMeanwhile(() => thief.post<ErrorReply>(path))
  expect(ended).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  expect(await signInOf()).toEqual(before)
})
