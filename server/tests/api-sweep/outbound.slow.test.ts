/**
 * Whatever a field contains, the bank connects only to hosts of its configuration (WIRE-28). The test writes
 * addresses into each text of each operation and records every connection of this process. With
 * EVERY_ADDRESS, writes several addresses, in all operations; otherwise, writes one, in the operations that
 * need no session.
 */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../support/test-bank.ts'
import { credentialOf, requestOf } from '../support/calls.ts'
import { type Dialed, placeAt, recordDialed } from '../support/dialed.ts'
import { operationsOf } from '../support/openapi.ts'
import { seedOf, type World } from '../support/seeds.ts'
import { isOpen, placesOfText, takesText } from '../support/with-text.ts'
import { openWire, type Wire } from '../support/wire.ts'

const IS_LONG = process.env['EVERY_ADDRESS'] !== undefined
const ADDRESSES = [
  'http://outside.example/a',
  '//outside.example/a',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
].slice(0, IS_LONG ? undefined : 1)

let bank: TestBank
let wire: Wire
let dialed: Dialed
beforeAll(async () => {
  dialed = recordDialed()
  bank = await openTestBank()
  wire = openWire(bank, 60_000)
})
afterAll(async () => {
  wire.close()
  await bank.close()
  dialed.stop()
})

/**
 * The hosts to which this process may connect: the bank's partners and clock, the bank itself (called by this
 * test and by the sandbox's events), and its database.
 */
const configured = () =>
  new Set(
    [
      bank.url,
      bank.operatorUrl,
      ...Object.entries(bank.config)
        .filter(([name]) => name.endsWith('_URL'))
        .flatMap(([, value]) => (typeof value === 'string' ? [value] : [])),
      ...(process.env['TEST_DATABASE_URL'] ? [process.env['TEST_DATABASE_URL']] : []),
    ].map(placeAt),
  )

// WIRE-28
test('addresses in input make the bank connect to no host outside its configuration', {
  timeout: 300_000,
}, async () => {
  const bystander = await bank.createCustomer()
  const statuses = new Set<number>()
  let sent = 0
  for (const operation of operationsOf(bank.app).filter((each) => IS_LONG || isOpen(each))) {
    // A clock call would move the bank's clock.
    if (!takesText(operation) || operation.access?.who === 'clock') continue
    await bank.database.query('delete from bank.sign_in_throttles')
    const world: World = {
      bank,
      bystander,
      customer: await bank.createCustomer(),
      mark: 'https://outside.example/mark',
    }
    const seed = await seedOf(world, operation)
    const places = placesOfText(operation, seed)
    const hostileRequests = ADDRESSES.flatMap((address) => places.map((place) => place(address)))
    for (const parts of [seed, ...hostileRequests]) {
      const request = requestOf(operation, parts)
      const headers = await credentialOf(operation, bank, world.customer.token, String(request.body ?? ''))
      const hostile = { referer: 'http://outside.example/', 'x-forwarded-host': 'outside.example' }
      statuses.add((await wire.send({ ...request, headers: { ...hostile, ...headers } })).status)
      sent++
    }
  }
  // Runs the jobs of accepted requests.
  await bank.settle()
  expect(sent).toBeGreaterThan(IS_LONG ? 300 : 20)
  for (const status of [200, 422]) expect(statuses).toContain(status)
  expect([...dialed.places].filter((place) => !configured().has(place))).toEqual([])
  // The processor and the mail server were called.
  const { GALILEO_URL, SMTP_URL } = bank.config
  for (const address of [GALILEO_URL, SMTP_URL]) expect(dialed.places).toContain(placeAt(address))
})

test('detects a connection to any other host', async () => {
  const stranger = createServer((_request, response) => void response.end())
  stranger.listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const address = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
  await (await fetch(address)).text()
  stranger.close()
  expect([...dialed.places].filter((place) => !configured().has(place))).toEqual([placeAt(address)])
})
