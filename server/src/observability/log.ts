import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from './request-id.ts'

export type Log = Logger

/**
 * The only fields that a log line may contain. Any other field is left out, and `left_out` lists its name
 * (never its value). None of these can contain personal data: routes are patterns, ids are our own.
 */
export const LOGGED_FIELDS = [
  'action',
  'attempts',
  'call',
  'code',
  'count',
  'customer_id',
  'err',
  'event',
  'event_id',
  'finding',
  'job',
  'kind',
  'method',
  'ms',
  'network',
  'outcome',
  'partner',
  'port',
  'request_id',
  'route',
  'security',
  'status',
  'subject',
] as const
const ALLOWED: ReadonlySet<string> = new Set(LOGGED_FIELDS)

/**
 * Structured lines without personal data: the logging code names each field. Request lines contain the
 * route's pattern, never the URL or body.
 */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: onlyAllowed },
      mixin: () => {
        const requestId = currentRequestId()
        return requestId === undefined ? {} : { request_id: requestId }
      },
      serializers: { err: describeError },
    },
    destination,
  )

const onlyAllowed = (fields: Record<string, unknown>): Record<string, unknown> => {
  const names = Object.keys(fields)
  const leftOut = names.filter((name) => !ALLOWED.has(name))
  if (leftOut.length === 0) return fields
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => ALLOWED.has(name)))
  return { ...kept, left_out: leftOut }
}

/** Describes an error without values: query builders and parsers put values into messages. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error }
  const original = error.cause instanceof Error ? error.cause : error
  return {
    name: error.constructor.name,
    code: 'code' in original ? String(original.code) : undefined,
    // Database messages may contain values; the error code says what happened.
    message:
      'severity' in original || original.message.startsWith('Failed query')
        ? undefined
        : withoutValues(original.message),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12),
  }
}

/** Removes what may be a value: text in quotes, long numbers, email addresses. */
const withoutValues = (message: string): string =>
  message
    .slice(0, 500)
    .replaceAll(/"[^"]*"?|'[^']*'|`[^`]*`/g, '…')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .replaceAll(/\+?\d[\d ()-]{3,}\d/g, '…')
