/** The operator's commands. Most of them call the bank that runs on this machine. */
import { writeFile } from 'node:fs/promises'
import { readConfig } from '../../server/src/boot/config.ts'
import {
  backUpOffline,
  grantRoleOffline,
  restoreOffline,
  rotateKeysOffline,
} from '../../server/src/operator/offline.ts'
import { callJson } from '../seed/calls.ts'
import { runAudit } from './audit-command.ts'
import { readFeatureChange } from './feature-change.ts'
import { importTrustees } from './import-trustees-command.ts'
import { WIND_DOWN_USAGE, windDown } from './wind-down-command.ts'

interface Command {
  what: string
  run(args: string[]): Promise<unknown>
}

const config = readConfig()
const bankUrl = `http://127.0.0.1:${config.OPERATOR_PORT}`
const operator = (method: string, path: string, body?: unknown) =>
  callJson<unknown>(`${bankUrl}/operator${path}`, method, body, config.operatorKey)

/**
 * Calls the running bank, or runs `offline` in this process if no bank is running. On PostgreSQL, always runs
 * `offline`, because a call would have a time limit.
 */
const operatorOr = async (method: string, path: string, offline: () => Promise<unknown>) => {
  if (config.DATABASE_URL !== undefined) return offline()
  try {
    return await operator(method, path)
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code !== 'ECONNREFUSED') throw error
    return offline()
  }
}

/** Imported only if a backup contains the sandbox's tables, because production has no sandbox. */
const prepareSandbox = async (database: Parameters<Parameters<typeof restoreOffline>[2]>[0]) =>
  (await import('../../sandbox/src/app.ts')).migrateSandbox(database)

/** By how they are typed. The first word is the command's name. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'create-customer EMAIL PASSWORD FIRST LAST PHONE STREET CITY STATE ZIP': {
    what: 'create a customer whose identity was checked elsewhere; opens account and card',
    run: ([email, password, first_name, last_name, primary_phone, address_1, city, state, postal_code]) =>
      operator('POST', '/customers', {
        email,
        password,
        first_name,
        last_name,
        primary_phone,
        address: { address_1, city, state, postal_code },
      }),
  },
  applications: {
    what: 'list the applications waiting for a decision, oldest first, with the reason',
    run: () => operator('GET', '/applications'),
  },
  'decide EMAIL approve|reject': {
    what: 'decide a referred application; emails the customer, and opens account and card if approved',
    run: ([email, decision]) => operator('POST', '/applications/decision', { email, decision }),
  },
  disputes: {
    what: 'list reported problems that are open or whose money could not be posted, earliest due first',
    run: () => operator('GET', '/disputes'),
  },
  'dispute-credit REFERENCE AMOUNT': {
    what: 'give a provisional credit for a reported problem; automatic on the tenth business day',
    run: ([reference, amount]) => operator('POST', '/disputes/credit', { reference, amount }),
  },
  'dispute-answer REFERENCE AMOUNT EXPLANATION...': {
    what: 'answer a reported problem: AMOUNT is the final credit, 0 for no error; sends the explanation',
    run: ([reference, amount, ...words]) =>
      operator('POST', '/disputes/resolution', { reference, amount, explanation: words.join(' ') }),
  },
  'copy-statement EMAIL LAST_DAY FILE': {
    what: 'write the statement that ends on that day (2026-10-31) to a file, even for a closed account',
    run: async ([email, end_date, file = 'statement.pdf']) => {
      const reply = await fetch(`${bankUrl}/operator/statements`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${config.operatorKey}` },
        body: JSON.stringify({ email, end_date }),
      })
      if (!reply.ok) throw new Error(await reply.text())
      await writeFile(file, reply.body ?? '', { flag: 'wx', mode: 0o600 })
      return { file }
    },
  },
  'export-customer EMAIL FILE': {
    what: "write all of one customer's data to a file (JSON), for a customer who requests it",
    run: async ([email, file = 'customer.json']) => {
      const held = await operator('POST', '/customers/export', { email })
      await writeFile(file, `${JSON.stringify(held, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
      return { file }
    },
  },
  'set-features EMAIL FEATURE=on|off ...': {
    what: 'turn features on or off for one customer',
    run: ([email, ...changes]) =>
      operator('PUT', '/customers/features', {
        email,
        features: Object.fromEntries(
          changes.map(readFeatureChange).map(({ feature, isOn }) => [feature, isOn]),
        ),
      }),
  },
  'set-feature-of-all FEATURE=on|off': {
    what: 'turn a feature on or off for all customers; safe to repeat',
    run: ([change = '']) => {
      const { feature, isOn } = readFeatureChange(change)
      return operator('PUT', '/features', { feature, is_on: isOn })
    },
  },
  'sign-out EMAIL': {
    what: 'end all sessions of one customer',
    run: ([email]) => operator('POST', '/customers/sign_out', { email }),
  },
  [WIND_DOWN_USAGE]: {
    what: 'show, announce, change or cancel the end of the program, with pending and uncashed refund checks',
    run: (options) => windDown(operator, options),
  },
  'close-account EMAIL': {
    what: 'close an empty account and its card for good; emails the customer',
    run: ([email]) => operator('POST', '/customers/close', { email }),
  },
  'stop-autopay EMAIL': {
    what: 'stop the payments to the trustee that a customer no longer wants sent by themselves',
    run: ([email]) => operator('POST', '/customers/stop_autopay', { email }),
  },
  retention: {
    what: 'show accounts kept past their erasure day and why, and processor events about erased accounts',
    run: () => operator('GET', '/retention'),
  },
  'settle-late-event ID': {
    what: 'mark an event about an erased account as handled',
    run: ([id]) => operator('POST', '/late_events/settlement', { id: Number(id) }),
  },
  backup: {
    what: 'write all current rows to a file below DATA_DIR/backups, without the keys',
    run: () => operatorOr('POST', '/backups', () => backUpOffline(config)),
  },
  'restore FILE': {
    what: 'fill an empty database from a backup; no bank may run on it',
    run: ([file]) => restoreOffline(config, file, prepareSandbox),
  },
  'grant-role ROLE': {
    what: 'migrate the tables as their owner, and let ROLE use them without changing them (PostgreSQL)',
    run: ([role]) => grantRoleOffline(config, role),
  },
  'rotate-keys': {
    what: 'encrypt every secret with the first key of VAULT_KEYS, and list the unused keys; safe to repeat',
    run: () => operatorOr('POST', '/key_rotation', () => rotateKeysOffline(config)),
  },
  audit: {
    what: "check the records against the processor's, or watch the check that runs; on a break, stop money out of the account and fail",
    run: async () => {
      const { audit, exitCode } = await runAudit(operator, (progress) => console.error(progress))
      process.exitCode = exitCode
      return audit
    },
  },
  'money-stops': {
    what: 'list the accounts where an audit stopped money, with both sides of each break',
    run: () => operator('GET', '/money_stops'),
  },
  'release-account ID REASON...': {
    what: 'let money out of a stopped account again; ID is from money-stops, and the reason is recorded',
    run: ([id, ...words]) =>
      operator('POST', '/money_stops/release', { id: Number(id), reason: words.join(' ') }),
  },
  'resume-money': {
    what: "let the whole bank's money move again, after an audit stopped it and the cause is found",
    run: () => operator('POST', '/money_resumption'),
  },
  'replay-events [SINCE]': {
    what: 'apply failed partner events again, and with a time (2026-11-20T00:00:00Z) all events since then',
    run: ([since]) => operator('POST', '/event_replays', since === undefined ? {} : { since }),
  },
  'failed-rows': {
    what: 'list due records that could not be done, those with the most attempts first, with the reason',
    run: () => operator('GET', '/failed_rows'),
  },
  'retry-failed-rows [LIST]': {
    what: 'try failed due records again at the next look, all or those of one list (bills.open-payments)',
    run: ([list]) => operator('POST', '/failed_row_retries', list === undefined ? {} : { list }),
  },
  'import-trustees FILE': {
    what: 'replace the directory of trustees by a file (CSV or JSON), or name each wrong line and change nothing',
    run: (paths) => importTrustees({ bankUrl, operatorKey: config.operatorKey }, paths),
  },
  'trustee-reports': {
    what: 'list what customers reported as wrong in the directory of trustees, oldest first',
    run: () => operator('GET', '/trustee_reports'),
  },
  'settle-trustee-report ID': {
    what: 'close a report about the directory of trustees',
    run: ([id]) => operator('POST', '/trustee_reports/settlement', { id: Number(id) }),
  },
  'import-authenticator EMAIL BASE32_SECRET': {
    what: "turn on multi-factor sign-in with the customer's authenticator; prints new backup codes once",
    run: ([email, secret]) => operator('PUT', '/customers/authenticator', { email, secret }),
  },
}

const help = () =>
  [
    'npm run bank -- COMMAND',
    '',
    ...Object.entries(COMMANDS).map(([usage, { what }]) => `  ${usage}\n      ${what}`),
    '',
    `The bank must be running at ${bankUrl} (OPERATOR_PORT), with this DATA_DIR or OPERATOR_KEY.`,
  ].join('\n')

const [name = 'help', ...args] = process.argv.slice(2)
const [, command] = Object.entries(COMMANDS).find(([usage]) => usage.split(' ')[0] === name) ?? []
if (!command) {
  console.log(help())
  process.exit(name === 'help' ? 0 : 1)
}
try {
  const answer = await command.run(args)
  console.log(answer === undefined ? 'Done.' : JSON.stringify(answer, null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
