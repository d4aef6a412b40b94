/** Accounts of the time before names began with the bank. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { handOver } from '../../../tests/support/funding-seeds.ts'
import { runNow } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  await comeBack()
  ann = await bank.createCustomer()
  await bank.stepUp(ann)
})

const WITHOUT_BANK = 'Plaid Checking ••0000'
const WITH_BANK = `First Platypus Bank ${WITHOUT_BANK}`

/** One that was linked at that time. */
const linkOfOld = async (choice?: Parameters<typeof handOver>[1]): Promise<void> => {
  const handed = await handOver({ bank }, choice)
  const { body } = await ann.post<AchAccount>('/api/plaid/upsert_ach_account', handed)
  await bank.database.query('update bank.ach_accounts set name = $1, lacks_bank_name = true where id = $2', [
    WITHOUT_BANK,
    body.id,
  ])
}
const check = () => runNow(bank, 'funding.check-verifications')
const account = async () =>
  (await ann.get<{ ach_accounts: AchAccount[] }>('/api/ach_accounts')).body.ach_accounts[0]
/** Each try of a round fails. */
const stayAway = () =>
  bank.control('/faults', { partner: 'plaid', call: '/accounts/get', action: 'timeout_before', times: 10 })
const comeBack = () => bank.control('/faults', undefined, 'DELETE')
/** The link of the account, as the partner has it. */
const newestLink = async () => {
  const links = await bank.look<{ id: number }[]>('/links')
  return `/links/${links.at(-1)?.id}`
}

test('a linked account whose name lacks the bank is named by it, and nothing is told of that', async () => {
  await linkOfOld()
  const { body: before } = await ann.get('/api/notifications')
  await check()
  expect(await account()).toMatchObject({ name: WITH_BANK, verified: true })
  expect((await ann.get('/api/notifications')).body).toEqual(before)
})

test('one that cannot be asked after now is named the next time, and then not asked after any more', async () => {
  await linkOfOld()
  await stayAway()
  await check()
  expect((await account())?.name).toBe(WITHOUT_BANK)
  await comeBack()
  await check()
  expect((await account())?.name).toBe(WITH_BANK)
  await stayAway()
  const faults = await bank.look<unknown[]>('/faults')
  await check()
  expect(await bank.look('/faults')).toEqual(faults)
})

test('one that must be linked again is named once it is', async () => {
  await linkOfOld()
  await bank.control(`${await newestLink()}/reset_login`)
  await bank.settle()
  await check()
  expect(await account()).toMatchObject({ name: WITHOUT_BANK, verification_status: 'relink_required' })
  await bank.database.query("update sandbox.link_items set status = 'good'")
  await bank.database.query("update bank.ach_accounts set verification_status = 'verified'")
  await check()
  expect((await account())?.name).toBe(WITH_BANK)
})

test('one whose link is gone at the partner keeps its name, and is not asked after again', async () => {
  await linkOfOld()
  await bank.database.query(
    "update sandbox.link_items set status = 'removed' where id = (select max(id) from sandbox.link_items)",
  )
  await check()
  expect(await account()).toMatchObject({ name: WITHOUT_BANK, verified: true })
  const ofAnn = 'select id from bank.ach_accounts where lacks_bank_name and customer_id = $1'
  const { rows } = await bank.database.query(ofAnn, [ann.id])
  expect(rows).toEqual([])
})

test('one that waits for its proof is named, and waits on', async () => {
  await linkOfOld({ institution: 'ins_109512', password: 'microdeposits_good' })
  await check()
  expect(await account()).toMatchObject({
    name: expect.stringContaining('Houndstooth Bank') as string,
    verification_status: 'pending_automatic_verification',
  })
})
