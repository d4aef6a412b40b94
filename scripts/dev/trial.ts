/** What the trials of the deployment and of a restore share: checks, waiting, and customers. */
import { setTimeout as pause } from 'node:timers/promises'
import { callJson } from '../seed/calls.ts'

const WITHIN_MS = 300_000
export const OPERATOR_KEY = 'operator key of a trial and of nothing else'
export const PASSWORD = 'Chapter13-Sandbox'
/** PostgreSQL and PgBouncer refuse to run as root, so they then run as `nobody`. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

export const say = (what: string, seen: unknown): void =>
  console.log(`${what}: ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`)

let failed = 0
export const check = (what: string, isSo: boolean, seen: unknown): void => {
  if (!isSo) failed++
  say(`${isSo ? 'ok    ' : 'FAILED'} ${what}`, seen)
}

/** Ends the program: with 1 if a check failed. */
export const finish = (): never => {
  console.log(failed === 0 ? 'all checks passed' : `${failed} checks failed`)
  process.exit(failed === 0 ? 0 : 1)
}

export const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const startedAt = performance.now()
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - startedAt > WITHIN_MS) throw new Error(`${what} did not happen`)
    await pause(100)
  }
}

export const emailOf = (number: number): string => `customer${number}@example.com`

export const createCustomer = (operatorUrl: string, number: number): Promise<unknown> =>
  callJson(
    `${operatorUrl}/operator/customers`,
    'POST',
    {
      email: emailOf(number),
      password: PASSWORD,
      first_name: 'Jordan',
      last_name: 'Trial',
      primary_phone: '5005550006',
      address: { address_1: '1 Example Street', city: 'Springfield', state: 'IL', postal_code: '62701' },
    },
    OPERATOR_KEY,
  )
