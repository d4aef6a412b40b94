/**
 * Limits, special phone numbers and codes of phone verification, as docs/partners/phone-codes.md lists them.
 */
import { createHmac } from 'node:crypto'
import type { Channel } from './tables.ts'

export const LIFE_MS = 10 * 60_000
export const MAX_SENDS = 5
export const MAX_CHECKS = 5
/** Accepted in place of every code while the test code is on. */
export const TEST_CODE = '123456'
const NEVER_A_CODE = '000000'
const LATE_MS = 90_000

/** A number of the United States or Canada in international form. */
export const E164 = /^\+1\d{10}$/

interface Unreachable {
  code: number
  message: string
  /** The only channel that cannot reach the phone; absent if both cannot. */
  only?: Channel
}

const UNREACHABLE: Record<string, Unreachable> = {
  '+15005550001': { code: 21211, message: 'Invalid phone number' },
  '+15005550002': { code: 21612, message: 'The phone number cannot be reached from here' },
  '+15005550003': { code: 21408, message: 'No permission to send to this region' },
  '+15005550004': { code: 21610, message: 'The recipient has opted out of messages', only: 'sms' },
  '+15005550009': { code: 21614, message: 'The phone number cannot receive texts', only: 'sms' },
}
const LATE_PHONE = '+15005550090'

/** Why this channel cannot reach a phone; undefined when it can. */
export const unreachable = (phone: string, channel: Channel): Unreachable | undefined => {
  const why = UNREACHABLE[phone]
  return why && (why.only ?? channel) === channel ? why : undefined
}

export const arrivalOf = (phone: string, sentAt: Date): Date =>
  new Date(sentAt.getTime() + (phone === LATE_PHONE ? LATE_MS : 0))

/**
 * A six-digit code. The same delivery has the same code in every new sandbox. Never one of the two codes with
 * a special meaning.
 */
export const codeOf = (key: string, sending: string): string => {
  for (let turn = 0; ; turn += 1) {
    const digest = createHmac('sha256', key).update(`${sending} ${turn}`).digest()
    const code = String(digest.readUInt32BE() % 1_000_000).padStart(6, '0')
    if (code !== TEST_CODE && code !== NEVER_A_CODE) return code
  }
}

/** The text of an SMS, or of a call, which speaks the code digit by digit, twice. */
export const messageOf = (channel: Channel, code: string): string => {
  if (channel === 'sms') return `Your verification code is ${code}. Do not give it to anybody.`
  const spoken = code.split('').join(', ')
  return `Hello. Your verification code is ${spoken}. Once more: ${spoken}. Goodbye.`
}
