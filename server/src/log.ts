import { pino, type Logger } from 'pino'

export type Log = Logger

/**
 * Structured lines without personal data: what is logged is named field by field at the place that logs. Requests are
 * logged with the pattern of their route, never with their address or body.
 */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  })

/** An error without its message's parameters: query builders put values into messages. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error }
  const original = error.cause instanceof Error ? error.cause : error
  return {
    name: error.constructor.name,
    code: 'code' in original ? String(original.code) : undefined,
    // Database messages may hold values; their code says what happened.
    message:
      'severity' in original || original.message.startsWith('Failed query') ? undefined : original.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12),
  }
}
