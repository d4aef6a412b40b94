/** A sandbox run that starts after the end of the program: customers must join before the end. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { callJson, signIn } from '../seed/calls.ts'
import { PASSWORD } from '../seed/personas.ts'
import { type SandboxRun, startSandboxRun } from './sandbox-run.ts'

// Starts a whole program, with a newly created database.
vi.setConfig({ hookTimeout: 240_000 })

let dataDir: string
let run: SandboxRun
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-run-'))
  run = await startSandboxRun({
    ...process.env,
    DATABASE_URL: undefined,
    SANDBOX_DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    OPERATOR_PORT: '0',
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_START_DAY: '2026-11-20',
    PROGRAM_WIND_DOWN: 'enforced',
  })
})
afterAll(async () => {
  await run.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const EMAIL = 'early@example.com'
const deposit = (prn: string) =>
  callJson(`${run.sandboxUrl}/_sim/accounts/${prn}/deposits`, 'POST', {
    kind: 'payroll',
    amount: '50.00',
    description: 'ACME',
  })

// SANDBOX-11
test('takes a deposit before the end of the program and orders a refund check after it', async () => {
  const prn = await run.beforeTheEnd(async () => {
    const created = await callJson<{ galileo_payment_reference_number: string }>(
      `${run.operatorUrl}/operator/customers`,
      'POST',
      {
        email: EMAIL,
        password: PASSWORD,
        first_name: 'Ada',
        last_name: 'Early',
        primary_phone: '5005550006',
        address: { address_1: '12 Example Street', city: 'Springfield', state: 'IL', postal_code: '62701' },
      },
      run.operatorKey,
    )
    await deposit(created.galileo_payment_reference_number)
    await run.settle()
    return created.galileo_payment_reference_number
  })
  expect(await callJson(`${run.url}/api/program`, 'GET')).toMatchObject({
    signup_url: null,
    wind_down: { mode: 'enforced', last_spend_on: '2025-09-03' },
  })
  await run.settle()
  const token = await signIn(run.url, EMAIL, PASSWORD)
  const { refund_checks } = await callJson<{ refund_checks: unknown[] }>(
    `${run.url}/api/refund_checks`,
    'GET',
    undefined,
    token,
  )
  expect(refund_checks).toHaveLength(1)
  await expect(deposit(prn)).rejects.toThrow('answered 409')
})

// TRU-02
test('knows the twelve trustees of the biller directory, checked on the day of the start', async () => {
  const get = async <Reply>(path: string) =>
    callJson<Reply>(`${run.url}${path}`, 'GET', undefined, await signIn(run.url, EMAIL, PASSWORD))
  const { trustees } = await get<{ trustees: { id: number }[] }>('/api/trustees')
  expect(trustees.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => 9001 + index))
  expect(await get('/api/trustees/9003')).toMatchObject({
    trustee: { checked_on: '2026-11-20', methods: expect.any(Array) as object[] },
    locks: [],
  })
})
