/** Thrown by the embedded database's lock: another process works on the directory. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Stop that process, or choose another DATA_DIR.`,
    )
  }
}

/** The error that the driver gave, out of the wrapping of the query builder (whose message holds parameters). */
const driverError = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? driverError(error.cause) : error

/** SQLSTATE of a database error ("23505"), or undefined for anything else. */
export const sqlState = (error: unknown): string | undefined => {
  const original = driverError(error)
  const code = original instanceof Error && 'code' in original ? original.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection ended unexpectedly|connection timeout/i

/** True when the database could not be reached or did not answer in time: the caller may try again later. */
export const isUnavailable = (error: unknown): boolean => {
  const state = sqlState(error)
  // 08: connection exceptions; 53: out of resources; 57P0x: shutting down; 57014: statement timeout.
  if (state) return /^(08...|53...|57P0[1-4]|57014)$/.test(state)
  const original = driverError(error)
  if (!(original instanceof Error)) return false
  const code = 'code' in original ? String(original.code) : ''
  return NETWORK_CODES.has(code) || LOST_CONNECTION.test(original.message)
}

/** True when the same transaction may simply be tried again (serialization failure, deadlock). */
export const isRetriable = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '')
