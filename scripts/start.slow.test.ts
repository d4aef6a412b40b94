/** Two runs on one DATA_DIR: the second says why it stops. */
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { ready, stop, useBankPrograms } from './testing/bank-programs.ts'

// Whole programs start here, each with a database that is made anew.
vi.setConfig({ testTimeout: 90_000 })
const { folder, environment, start } = useBankPrograms()

test('a second bank on the same directory stops with one line, and the first goes on', async () => {
  const first = start(await environment('bank'))
  await ready(first)
  const second = start(await environment('bank'))
  expect(await second.exited).toBe(1)
  expect(second.said()).toBe(
    `The data directory ${join(folder(), 'bank/database')} is in use by process ${first.child.pid}. ` +
      'Stop that process, or choose another DATA_DIR.\n',
  )
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

test('a database that is not there stops the start with one line', async () => {
  const port = await freePort()
  const bank = start(
    await environment('bank', { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/bank` }),
  )
  expect(await bank.exited).toBe(1)
  expect(bank.said()).toBe(`The database cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}\n`)
})

test('asked to stop, the bank finishes and ends well', async () => {
  const bank = start(await environment('bank'))
  await ready(bank)
  expect(await stop(bank)).toBe(0)
  expect(bank.said()).toBe('')
})
