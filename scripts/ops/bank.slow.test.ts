/**
 * Tests the operator's commands with real programs: backs up a running bank, restores it elsewhere, and stops
 * it with SIGTERM (gates B8, B9).
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { openTestBank } from '../../server/tests/support/test-bank.ts'
import { ready, stop, useBankPrograms } from '../ci/testing/bank-programs.ts'

vi.setConfig({ testTimeout: 300_000 })
const { folder, environment, start } = useBankPrograms()

const bank = async (env: Record<string, string>, ...args: string[]): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [resolve(import.meta.dirname, 'bank.ts'), ...args],
    { env },
  )
  return JSON.parse(stdout)
}

const EMAIL = 'drill@example.com'
const PASSWORD = 'Quiet-River-42'
const customer = [EMAIL, PASSWORD, 'Jo', 'Drill', '5005550006', '1 Main Street', 'Springfield', 'IL', '62701']
const signIn = async (url: string) =>
  (
    await fetch(`${url}/users/sign_in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: { email: EMAIL, password: PASSWORD } }),
    })
  ).status

// OPERATIONS-59
test('restores a backup of a running bank elsewhere, where its customer can sign in', async () => {
  const first = await environment('first')
  const running = start(first)
  await ready(running)
  // The processor is unreachable, so the account is opened later. The customer is created anyway.
  await bank(first, 'create-customer', ...customer)
  const { file } = (await bank(first, 'backup')) as { file: string }
  await expect(bank(first, 'restore', file)).rejects.toThrow('in use by process')
  expect(await stop(running)).toBe(0)

  const second = await environment('second')
  expect(await bank(second, 'restore', file)).toMatchObject({ restored: expect.any(Number) as number })
  cpSync(join(folder(), 'first/keys.json'), join(folder(), 'second/keys.json'))
  const restored = start(second)
  await ready(restored)
  expect(await signIn(restored.url)).toBe(200)
  await expect(bank(second, 'restore', file)).rejects.toThrow('in use by process')
  expect(await stop(restored)).toBe(0)
})

test('writes a copy of a statement to a new file, and never overwrites one', async () => {
  const served = await openTestBank({ today: '2026-11-20' })
  const { email } = await served.createCustomer()
  await served.control('/clock/set', { to: '2026-12-01T17:00:00.000Z' })
  const env = {
    ...(await environment('copies')),
    OPERATOR_PORT: new URL(served.operatorUrl).port,
    OPERATOR_KEY: served.config.operatorKey,
  }
  const file = join(folder(), 'november.pdf')
  expect(await bank(env, 'copy-statement', email, '2026-11-30', file)).toEqual({ file })
  expect(readFileSync(file, 'latin1')).toMatch(/^%PDF/)
  await expect(bank(env, 'copy-statement', email, '2026-11-30', file)).rejects.toThrow('EEXIST')
  await expect(bank(env, 'copy-statement', email, '2026-11-29', file)).rejects.toThrow('not_found')
  await served.close()
})

// OPERATIONS-60
test("writes a customer's data to a new file that only its owner can read", async () => {
  const served = await openTestBank()
  const { email, prn } = await served.createCustomer()
  const env = {
    ...(await environment('exports')),
    OPERATOR_PORT: new URL(served.operatorUrl).port,
    OPERATOR_KEY: served.config.operatorKey,
  }
  const file = join(folder(), 'customer.json')
  expect(await bank(env, 'export-customer', email, file)).toEqual({ file })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ records: { accounts: [{ prn }] } })
  await expect(bank(env, 'export-customer', email, file)).rejects.toThrow('EEXIST')
  await served.close()
})

// OPERATIONS-13
test('finishes a started request, refuses new ones and exits within ten seconds of a stop', async () => {
  const running = start(await environment('stopping'))
  await ready(running)
  const began = await beginRequest(running)
  const stoppedAt = performance.now()
  const exited = stop(running)
  await vi.waitFor(() => expect(fetch(`${running.url}/healthz`)).rejects.toThrow('fetch failed'), 10_000)
  expect(await began.finish()).toBe(401)
  expect(await exited).toBe(0)
  expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  expect(running.said()).toBe('')
})

/** Sends half of a request. `finish` sends the rest and returns the status. */
const beginRequest = async ({ port, url }: { port: number; url: string }) => {
  const body = JSON.stringify({ user: { email: EMAIL, password: 'Wrong-Password-1' } })
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/users/sign_in',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = new Promise<number>((answer, fail) => {
    call.on('response', (reply) => {
      reply.resume()
      answer(reply.statusCode ?? 0)
    })
    call.on('error', fail)
  })
  call.write(body.slice(0, 10))
  await once(call, 'socket')
  // Later requests got a reply, so the first half has arrived at the server.
  await fetch(`${url}/healthz`)
  await fetch(`${url}/healthz`)
  return {
    finish: () => {
      call.end(body.slice(10))
      return answered
    },
  }
}
