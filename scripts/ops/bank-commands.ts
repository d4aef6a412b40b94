/** The operator's commands. They call the running bank on this machine. */
import { writeFile } from 'node:fs/promises'
import { readConfig } from '../../server/src/boot/config.ts'
import {
  backUpOffline,
  grantRoleOffline,
  restoreOffline,
  rotateKeysOffline,
} from '../../server/src/operator/offline.ts'
import { callJson } from '../seed/calls.ts'
import { WIND_DOWN_USAGE, windDown } from './wind-down-command.ts'

interface Command {
  usage: string
  what: string
  run(args: string[]): Promise<unknown>
}

const config = readConfig()
const bankUrl = `http://127.0.0.1:${config.OPERATOR_PORT}`
const operator = (method: string, path: string, body?: unknown) =>
  callJson<unknown>(`${bankUrl}/operator${path}`, method, body, config.operatorKey)

/**
 * Calls the running bank, or works without it when none runs. On PostgreSQL this process works beside the
 * bank, without a time limit.
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

/** Only when a backup contains it: production has no sandbox. */
const prepareSandbox = async (database: Parameters<Parameters<typeof restoreOffline>[2]>[0]) =>
  (await import('../../sandbox/src/app.ts')).migrateSandbox(database)

const COMMANDS: Readonly<Record<string, Command>> = {
  'create-customer': {
    usage: 'create-customer EMAIL PASSWORD FIRST LAST PHONE STREET CITY STATE ZIP',
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
    usage: 'applications',
    what: 'list the applications that wait for a decision, the oldest first, with the reason',
    run: () => operator('GET', '/applications'),
  },
  decide: {
    usage: 'decide EMAIL approve|reject',
    what: 'decide a referred application; the customer is written to, an approved one gets an account and a card',
    run: ([email, decision]) => operator('POST', '/applications/decision', { email, decision }),
  },
  disputes: {
    usage: 'disputes',
    what: 'list the reported problems that wait for an answer, and those whose money could not be posted, by their day',
    run: () => operator('GET', '/disputes'),
  },
  'dispute-credit': {
    usage: 'dispute-credit REFERENCE AMOUNT',
    what: 'give money in advance for a reported problem; the tenth business day does it by itself',
    run: ([reference, amount]) => operator('POST', '/disputes/credit', { reference, amount }),
  },
  'dispute-answer': {
    usage: 'dispute-answer REFERENCE AMOUNT EXPLANATION...',
    what: 'answer a reported problem: AMOUNT is what is made good, 0 for no error; the customer gets the explanation',
    run: ([reference, amount, ...words]) =>
      operator('POST', '/disputes/resolution', { reference, amount, explanation: words.join(' ') }),
  },
  'copy-statement': {
    usage: 'copy-statement EMAIL LAST_DAY FILE',
    what: 'write the statement that ends on that day (2026-10-31) into a file, for a customer whose account is closed',
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
  'export-customer': {
    usage: 'export-customer EMAIL FILE',
    what: 'write everything that the bank holds of one customer into a file (JSON), for the customer who asks for it',
    run: async ([email, file = 'customer.json']) => {
      const held = await operator('POST', '/customers/export', { email })
      await writeFile(file, `${JSON.stringify(held, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
      return { file }
    },
  },
  'set-features': {
    usage: 'set-features EMAIL FEATURE=on|off ...',
    what: 'switch features of one customer',
    run: ([email, ...changes]) =>
      operator('PUT', '/customers/features', {
        email,
        features: Object.fromEntries(changes.map((change) => [change.split('=')[0], change.endsWith('=on')])),
      }),
  },
  'sign-out': {
    usage: 'sign-out EMAIL',
    what: 'end every session of one customer, wherever it was opened',
    run: ([email]) => operator('POST', '/customers/sign_out', { email }),
  },
  'wind-down': {
    usage: WIND_DOWN_USAGE,
    what: 'show, announce, change or take back the end of the program, and the refund checks that wait or that nobody cashed',
    run: (options) => windDown(operator, options),
  },
  'close-account': {
    usage: 'close-account EMAIL',
    what: 'close an account without money for good, with its card; the customer is written to',
    run: ([email]) => operator('POST', '/customers/close', { email }),
  },
  retention: {
    usage: 'retention',
    what: 'show which accounts are kept past their day and why, and what the processor told of erased ones',
    run: () => operator('GET', '/retention'),
  },
  'settle-late-event': {
    usage: 'settle-late-event ID',
    what: 'an event about an erased account, and its money, was seen to',
    run: ([id]) => operator('POST', '/late_events/settlement', { id: Number(id) }),
  },
  backup: {
    usage: 'backup',
    what: 'write all rows as they are at this moment into a file below DATA_DIR/backups; keys are not in it',
    run: () => operatorOr('POST', '/backups', () => backUpOffline(config)),
  },
  restore: {
    usage: 'restore FILE',
    what: 'fill an empty database from a backup; no bank may run on it',
    run: ([file]) => restoreOffline(config, file, prepareSandbox),
  },
  'grant-role': {
    usage: 'grant-role ROLE',
    what: 'bring the tables up to date as their owner, and let ROLE serve them, which cannot change them (PostgreSQL)',
    run: ([role]) => grantRoleOffline(config, role),
  },
  'rotate-keys': {
    usage: 'rotate-keys',
    what: 'seal every secret anew with the first key of VAULT_KEYS, and tell which keys may go; safe to repeat',
    run: () => operatorOr('POST', '/key_rotation', () => rotateKeysOffline(config)),
  },
  audit: {
    usage: 'audit',
    what: "hold the bank's records against the processor's; a break stops money out of its account, and the command fails",
    run: async () => {
      const report = (await operator('POST', '/audits')) as { findings: { breaks: boolean }[] }
      if (report.findings.some(({ breaks }) => breaks)) process.exitCode = 2
      return report
    },
  },
  'money-stops': {
    usage: 'money-stops',
    what: 'list where money stands still after an audit, with both sides of each break',
    run: () => operator('GET', '/money_stops'),
  },
  'release-account': {
    usage: 'release-account ID REASON...',
    what: 'let money out of a stopped account again; ID is that of money-stops, and the reason goes into the record',
    run: ([id, ...words]) =>
      operator('POST', '/money_stops/release', { id: Number(id), reason: words.join(' ') }),
  },
  'resume-money': {
    usage: 'resume-money',
    what: 'let money of the whole bank move again after an audit stopped it and the cause is found',
    run: () => operator('POST', '/money_resumption'),
  },
  'replay-events': {
    usage: 'replay-events [SINCE]',
    what: 'apply partner events once more: those that failed, and with a time (2026-11-20T00:00:00Z) all since then',
    run: ([since]) => operator('POST', '/event_replays', since === undefined ? {} : { since }),
  },
  'import-authenticator': {
    usage: 'import-authenticator EMAIL BASE32_SECRET',
    what: 'switch multi-factor on with an authenticator the customer has; prints new backup codes once',
    run: ([email, secret]) => operator('PUT', '/customers/authenticator', { email, secret }),
  },
}

const help = () =>
  [
    'npm run bank -- COMMAND',
    '',
    ...Object.values(COMMANDS).map(({ usage, what }) => `  ${usage}\n      ${what}`),
    '',
    `The bank must be running at ${bankUrl} (OPERATOR_PORT), with this DATA_DIR or OPERATOR_KEY.`,
  ].join('\n')

const [name = 'help', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
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
