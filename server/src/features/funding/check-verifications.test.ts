/** Tests how accounts linked before names began with the bank get their bank's name. */
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
  await restorePartner()
  ann = await bank.createCustomer()
  await bank.stepUp(ann)
})

const WITHOUT_BANK = 'Plaid Checking ••0000'
const WITH_BANK = `First Platypus Bank ${WITHOUT_BANK}`

/** Links an account and gives it the name that older links have. */
const linkWithoutBankName = async (choice?: Parameters<typeof handOver>[1]): Promise<void> => {
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
/** Makes the partner fail often enough that all attempts of the job fail. */
const failPartner = () =>
  bank.control('/faults', { partner: 'plaid', call: '/accounts/get', action: 'timeout_before', times: 10 })
const restorePartner = () => bank.control('/faults', undefined, 'DELETE')
/** The newest link at the partner. */
const newestLink = async () => {
  const links = await bank.look<{ id: number }[]>('/links')
  return `/links/${links.at(-1)?.id}`
}

test('adds the bank to the name of an older linked account without a notification', async () => {
  await linkWithoutBankName()
  const { body: before } = await ann.get('/api/notifications')
  await check()
  expect(await account()).toMatchObject({ name: WITH_BANK, verified: true })
  expect((await ann.get('/api/notifications')).body).toEqual(before)
})

test('adds a bank name on the next run when the partner is down, and then stops checking', async () => {
  await linkWithoutBankName()
  await failPartner()
  await check()
  expect((await account())?.name).toBe(WITHOUT_BANK)
  await restorePartner()
  await check()
  expect((await account())?.name).toBe(WITH_BANK)
  await failPartner()
  const faults = await bank.look<unknown[]>('/faults')
  await check()
  expect(await bank.look('/faults')).toEqual(faults)
})

test('adds the bank to the name of an account once it is linked again', async () => {
  await linkWithoutBankName()
  await bank.control(`${await newestLink()}/reset_login`)
  await bank.settle()
  await check()
  expect(await account()).toMatchObject({ name: WITHOUT_BANK, verification_status: 'relink_required' })
  await bank.database.query("update sandbox.link_items set status = 'good'")
  await bank.database.query("update bank.ach_accounts set verification_status = 'verified'")
  await check()
  expect((await account())?.name).toBe(WITH_BANK)
})

test('an account whose link is gone at the partner keeps its name and is not checked again', async () => {
  await linkWithoutBankName()
  await bank.database.query(
    "update sandbox.link_items set status = 'removed' where id = (select max(id) from sandbox.link_items)",
  )
  await check()
  expect(await account()).toMatchObject({ name: WITHOUT_BANK, verified: true })
  const unnamed = 'select id from bank.ach_accounts where lacks_bank_name and customer_id = $1'
  const { rows } = await bank.database.query(unnamed, [ann.id])
  expect(rows).toEqual([])
})

test('adds the bank to the name of an account that is still being verified', async () => {
  await linkWithoutBankName({ institution: 'ins_109512', password: 'microdeposits_good' })
  await check()
  expect(await account()).toMatchObject({
    name: expect.stringContaining('Houndstooth Bank') as string,
    verification_status: 'pending_automatic_verification',
  })
})
