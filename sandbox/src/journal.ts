/**
 * A log of the bank's calls to its partners and their replies, for debugging. It is kept in memory, so a
 * restart clears it.
 */

export interface Exchange {
  id: number
  partner: string
  call: string
  /** Business time. */
  at: string
  path: string
  request: unknown
  /** Null when the connection broke without a reply. */
  status: number | null
  answer: unknown
  /** The simulated fault that was applied; null if there was none. */
  fault: string | null
}

export interface Journal {
  keep(exchange: Omit<Exchange, 'id'>): void
  /**
   * Newest first. `about` selects calls whose path or request contains the text, such as an email address, a
   * phone number or an account number.
   */
  list(filter: { partner?: string | undefined; about?: string | undefined }): Exchange[]
}

const MAX_NUMBER = 1000

/**
 * Request fields that are never stored: credentials, one-time codes, bank account numbers, and Social
 * Security numbers (`id`).
 */
const REQUEST_SECRETS =
  /^(apiLogin|apiTransKey|id|code|secret|client_secret|password|access_token|public_token|(account|routing)(_number)?)$/i
/** Reply fields that are never stored: credentials and bank account numbers. */
const REPLY_SECRETS = /^(access_token|public_token|link_token|(account|routing)(_number)?)$/i

export const createJournal = (): Journal => {
  let exchanges: Exchange[] = []
  let last = 0
  return {
    keep: (exchange) => {
      last += 1
      const kept = {
        ...exchange,
        id: last,
        request: without(REQUEST_SECRETS, exchange.request),
        answer: without(REPLY_SECRETS, exchange.answer),
      }
      exchanges = [kept, ...exchanges].slice(0, MAX_NUMBER)
    },
    list: ({ partner, about }) =>
      exchanges.filter(
        (exchange) =>
          (partner === undefined || exchange.partner === partner) &&
          (about === undefined || isAbout(exchange, about)),
      ),
  }
}

const isAbout = ({ path, request }: Exchange, text: string): boolean =>
  JSON.stringify([path, request]).includes(JSON.stringify(text).slice(1, -1))

const without = (secrets: RegExp, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => without(secrets, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, secrets.test(name) ? '…' : without(secrets, part)]),
  )
}
