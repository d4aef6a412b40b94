import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from './request-id.ts'

export type Log = Logger

/**
 * What may stand in a line, and nothing else: a field that is not in this list is left out, and its name (never its
 * value) is told under `left_out`. None of these can hold what tells about a person: routes are patterns, ids are our own.
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
 * Structured lines without personal data: what is logged is named field by field at the place that logs. Requests are
 * logged with the pattern of their route, never with their address or body.
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

/** An error without its message's parameters: query builders put values into messages, and so do parsers. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error }
  const original = error.cause instanceof Error ? error.cause : error
  return {
    name: error.constructor.name,
    code: 'code' in original ? String(original.code) : undefined,
    // Database messages may hold values; their code says what happened.
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

/** Messages of the language and of libraries quote what they stumbled over: in quotes, as a number, as an address. */
const withoutValues = (message: string): string =>
  message
    .slice(0, 500)
    .replaceAll(/"[^"]*"?|'[^']*'|`[^`]*`/g, '…')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .replaceAll(/\+?\d[\d ()-]{3,}\d/g, '…')
