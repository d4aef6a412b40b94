/** Undoing a change of the sign-in ends what was agreed to in the owner's name since. */
import { CATCH_UP_TERMS_VERSION, type CatchUp } from '@yoursuccess/contract/autopay/catch-up'
import type { UndoneChange } from '@yoursuccess/contract/session/undo-change'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { mailOf } from '../../../tests/support/mailbox.ts'
import { undoTokenOf } from '../../../tests/support/settings-seeds.ts'
import { openTestBank, TEST_PASSWORD, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
/** Two days after an installment of 465.00 was due that nobody paid. */
beforeEach(async () => {
  await goToNoon(bank, '2026-12-01')
  ann = await createAutopayer(bank)
  await ann.addSchedule()
  await goToNoon(bank, '2026-12-17')
})

const agreeToCatchUp = async () => {
  const catch_up = { paydays: 4, amount: '465.00', terms_version: CATCH_UP_TERMS_VERSION }
  expect((await ann.post('/api/plan/catch_up', { catch_up })).status).toBe(200)
}
/** Undoes a change with the link in the email about it, and signs in with a new password. */
const undo = async (token: string): Promise<UndoneChange['cancelled']> => {
  const { body } = await bank.send<UndoneChange>('POST', '/users/undo_change', { token })
  const password = `${TEST_PASSWORD}-2`
  const user = {
    reset_password_token: body.reset_password_token,
    password,
    password_confirmation: password,
  }
  expect((await bank.send('PUT', '/users/password', { user })).status).toBe(200)
  const authorization = `Bearer ${await bank.signIn(ann.email, password)}`
  readAs = <Body>(path: string) => bank.send<Body>('GET', path, undefined, { authorization })
  await bank.settle()
  return body.cancelled
}
let readAs: <Body>(path: string) => Promise<{ body: Body }>
const isOn = async () => (await readAs<{ autopay: { on: boolean } | null }>('/api/autopay')).body.autopay?.on
const hasCatchUp = async () =>
  (await readAs<{ catch_up: CatchUp | null }>('/api/plan/catch_up')).body.catch_up !== null
const audited = async () => {
  const { rows } = await bank.database.query<{ action: string }>(
    `select action from bank.audit_entries where customer_id = $1 and action in ('autopay.undone', 'catch_up.undone') order by id`,
    [ann.id],
  )
  return rows.map(({ action }) => action)
}
const passDay = async (day: string) => {
  await goToNoon(bank, day)
  return ann.taken()
}

// PROTECTION-29
test('an undone change ends autopay and a catch-up agreed to since, and nothing more is sent', async () => {
  const token = await undoTokenOf({ bank, customer: ann })
  await ann.putIn('900.00')
  await ann.agree()
  await agreeToCatchUp()
  expect(await undo(token)).toMatchObject({ autopay_agreements: 1, catch_ups: 1 })
  expect([await isOn(), await hasCatchUp()]).toEqual([false, false])
  const mail = await mailOf(bank, ann.email, 'A change to your sign-in was undone')
  expect(mail?.text).toContain(
    'We canceled what was set up after the change: 1 autopay agreement and 1 catch-up.',
  )
  expect((await mailOf(bank, ann.email, 'About your trustee payment'))?.text).toContain(
    'because a change to your sign-in was undone',
  )
  expect(await audited()).toEqual(['autopay.undone', 'catch_up.undone'])
  expect(await passDay('2027-01-13')).toEqual([])
})

// PROTECTION-29
test('an undone change ends autopay that took the place of an earlier agreement, which stays ended', async () => {
  await ann.agree()
  const token = await undoTokenOf({ bank, customer: ann })
  await ann.agree({ use_main: '400.00' })
  expect(await undo(token)).toMatchObject({ autopay_agreements: 1, catch_ups: 0 })
  expect(await isOn()).toBe(false)
})

// PROTECTION-29
test('an undone change keeps autopay that was agreed to before, and ends only the catch-up', async () => {
  await ann.putIn('900.00')
  await ann.agree()
  const token = await undoTokenOf({ bank, customer: ann })
  await agreeToCatchUp()
  expect(await undo(token)).toMatchObject({ autopay_agreements: 0, catch_ups: 1 })
  expect([await isOn(), await hasCatchUp()]).toEqual([true, false])
  expect(await audited()).toEqual(['catch_up.undone'])
  expect(await passDay('2027-01-13')).toMatchObject([{ amount: '465.00' }])
})

// PROTECTION-29
test('an undone change keeps autopay and a catch-up that were agreed to before', async () => {
  await ann.agree()
  await agreeToCatchUp()
  const token = await undoTokenOf({ bank, customer: ann })
  expect(await undo(token)).toMatchObject({ autopay_agreements: 0, catch_ups: 0 })
  expect([await isOn(), await hasCatchUp()]).toEqual([true, true])
  expect(await audited()).toEqual([])
})

// PROTECTION-29
test.each([
  [
    'skipped',
    { autopay_payments: 1, stopped_autopay: 0 },
    '1 autopay payment that was skipped',
    () => ann.skip(),
  ],
  [
    'got another amount',
    { autopay_payments: 1, stopped_autopay: 0 },
    'skipped, moved or changed',
    () => ann.change('100.00'),
  ],
  ['stopped', { autopay_payments: 0, stopped_autopay: 1 }, 'autopay, which was stopped', () => ann.stop()],
])('an undone change names what was %s in autopay since', async (_what, changed, words, act) => {
  await ann.agree()
  const token = await undoTokenOf({ bank, customer: ann })
  await act()
  const { body } = await bank.send<UndoneChange>('POST', '/users/undo_change', { token })
  expect(body.changed).toEqual(changed)
  await bank.settle()
  const mail = await mailOf(bank, ann.email, 'A change to your sign-in was undone')
  expect(mail?.text).toContain(words)
})

// PROTECTION-29
test('an undone change names nothing that was skipped before', async () => {
  await ann.agree()
  await ann.skip()
  await goToNoon(bank, '2026-12-18')
  const token = await undoTokenOf({ bank, customer: ann })
  const { body } = await bank.send<UndoneChange>('POST', '/users/undo_change', { token })
  expect(body.changed).toEqual({ autopay_payments: 0, stopped_autopay: 0 })
})

// PROTECTION-29, LANGUAGE-05
test('the email about an undone change counts autopay in Spanish for who chose Spanish', async () => {
  const token = await undoTokenOf({ bank, customer: ann })
  await ann.agree()
  await agreeToCatchUp()
  await ann.put('/api/language', { language: 'es' })
  await undo(token)
  const mail = await mailOf(bank, ann.email, 'Se deshizo un cambio en su inicio de sesión')
  expect(mail?.text).toContain('1 acuerdo de pago automático y 1 plan para ponerse al día.')
})
