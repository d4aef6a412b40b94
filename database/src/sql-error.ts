/** Thrown by the embedded database's lock: another process uses the directory. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Stop that process, or choose another DATA_DIR.`,
    )
  }
}

/**
 * The work of a transaction caught the error of a failed statement and continued, so PostgreSQL discarded the
 * whole transaction.
 */
export class SwallowedError extends Error {
  constructor() {
    super('a transaction was rolled back because an error inside it was swallowed')
  }
}

/** Unwraps the driver's error from the query builder's, whose message contains parameters. */
const driverError = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? driverError(error.cause) : error

const codeOf = (error: unknown): string => {
  const original = driverError(error)
  return original instanceof Error && 'code' in original ? String(original.code) : ''
}

/** SQLSTATE of a database error ("23505"), or undefined for anything else. */
export const sqlState = (error: unknown): string | undefined => {
  const code = codeOf(error)
  // Every SQLSTATE has a digit, unlike a network code of five letters (EPIPE).
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** Network error codes that mean unreachable or disconnected. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
])
/** The certificate has expired, has an unknown authority, or is for another name: we cannot trust it. */
const UNTRUSTED = /^(CERT_|ERR_TLS_CERT|(DEPTH_ZERO_)?SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)_)/
/** Driver messages without a code. */
const LOST_CONNECTION =
  /connection terminated|SSL connection|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection timeout|cannot use a pool after calling end/i
/**
 * 08: connection exceptions. 25006: the server is no longer the primary. 25P03, 57P05: it closed an idle
 * connection. 40001, 40P01: all attempts of a transaction conflicted with others. 53: out of resources.
 * 55P03: waited too long for a lock. 57P0x: shutting down. 57014: timed out.
 */
const AWAY = /^(08...|25006|25P03|40001|40P01|53...|55P03|57P0[1-5]|57014)$/

/** True when the database was unreachable or did not reply in time: the caller may try again later. */
export const isUnavailable = (error: unknown): boolean => {
  const state = sqlState(error)
  return state ? AWAY.test(state) : isConnectionLost(error)
}

/** True when the database sent no reply, so the connection is unusable. */
export const isConnectionLost = (error: unknown): boolean => {
  const state = sqlState(error)
  if (state) return /^(08...|25P03|57P0[1-5])$/.test(state)
  const original = driverError(error)
  if (!(original instanceof Error)) return false
  const code = codeOf(original)
  return NETWORK_CODES.has(code) || UNTRUSTED.test(code) || LOST_CONNECTION.test(original.message)
}

/** True when the same transaction can be retried (serialization failure, deadlock). */
export const isRetriable = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '')
