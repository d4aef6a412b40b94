/** Keys with which the linking partner signs its events. The machine's clock is set. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkSignature } from '../../../sandbox/src/linking/webhooks.ts'
import { openTestBank, type TestBank } from '../testing.ts'

const MINUTE = 60_000
const START = Date.parse('2026-08-22T15:00:00Z')

let bank: TestBank
let at = START
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())

const EVENT = { webhook_type: 'ITEM', webhook_code: 'ERROR', item_id: 'of nobody' }

test('a key that the partner withdraws is believed for an hour at most', async () => {
  const sign = (minutes: number) =>
    linkSignature(bank.database.db, JSON.stringify(EVENT), new Date(START + minutes * MINUTE))
  const [atOnce, withinTheHour, afterIt] = [await sign(0), await sign(30), await sign(61)]
  const receive = async (minutes: number, signature: string) => {
    at = START + minutes * MINUTE
    return (await bank.send('POST', '/webhooks/plaid', EVENT, { 'plaid-verification': signature })).status
  }
  expect(await receive(0, atOnce)).toBe(200)
  await bank.database.query("update sandbox.link_keys set kid = 'another'")
  expect(await receive(30, withinTheHour)).toBe(200)
  expect(await receive(61, afterIt)).toBe(401)
})
