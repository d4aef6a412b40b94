/**
 * `npm run bank -- wind-down ...`: shows, announces, changes or cancels the end of the program at run time.
 */
import { parseArgs } from 'node:util'

type Operator = (method: string, path: string, body?: unknown) => Promise<unknown>

export const WIND_DOWN_USAGE = [
  'wind-down [show]',
  'wind-down announce --last-deposit DAY --last-spend DAY [--refund-within DAYS] [--check-cashable DAYS] [--enforce]',
  'wind-down change [--last-deposit DAY] [--last-spend DAY] [--refund-within DAYS] [--check-cashable DAYS]',
  'wind-down enforce',
  'wind-down notice',
  'wind-down cancel',
].join('\n  ')

const OPTIONS = {
  'last-deposit': { type: 'string' },
  'last-spend': { type: 'string' },
  'refund-within': { type: 'string' },
  'check-cashable': { type: 'string' },
  enforce: { type: 'boolean' },
} as const

/** Calls the bank. Throws before the call if an argument is unknown. */
export const windDown = async (operator: Operator, [what = 'show', ...options]: string[]) => {
  const { values } = parseArgs({ args: options, options: OPTIONS })
  const days = {
    last_deposit_on: values['last-deposit'],
    last_spend_on: values['last-spend'],
    refund_within_days: numberOf(values['refund-within']),
    check_cashable_days: numberOf(values['check-cashable']),
  }
  switch (what) {
    case 'show':
      return operator('GET', '/wind-down')
    case 'announce':
      return operator('POST', '/wind-down', { ...days, mode: values.enforce ? 'enforced' : 'notice' })
    case 'change':
      return operator('PATCH', '/wind-down', { ...days, ...(values.enforce && { mode: 'enforced' }) })
    case 'enforce':
      return operator('PATCH', '/wind-down', { mode: 'enforced' })
    case 'notice':
      return operator('PATCH', '/wind-down', { mode: 'notice' })
    case 'cancel':
      return operator('DELETE', '/wind-down')
    default:
      throw new Error(`unknown wind-down action ${what}. Usage:\n  ${WIND_DOWN_USAGE}`)
  }
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))
