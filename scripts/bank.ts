/** `npm run bank -- COMMAND`: what an operator does. The commands call the running bank on this machine. */
import { readConfig } from '../server/src/config.ts'
import { callJson } from './personas/calls.ts'

interface Command {
  usage: string
  what: string
  run(args: string[]): Promise<unknown>
}

const config = readConfig()
const bankUrl = `http://127.0.0.1:${config.PORT}`
const operator = (method: string, path: string, body: unknown) =>
  callJson<unknown>(`${bankUrl}/operator${path}`, method, body, config.operatorKey)

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
  'set-features': {
    usage: 'set-features EMAIL FEATURE=on|off ...',
    what: 'switch features of one customer',
    run: ([email, ...changes]) =>
      operator('PUT', '/customers/features', {
        email,
        features: Object.fromEntries(changes.map((change) => [change.split('=')[0], change.endsWith('=on')])),
      }),
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
    `The bank must be running at ${bankUrl} (PORT), with this DATA_DIR or OPERATOR_KEY.`,
  ].join('\n')

const [name = 'help', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  console.log(help())
  process.exit(name === 'help' ? 0 : 1)
}
try {
  console.log(JSON.stringify(await command.run(args), null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
