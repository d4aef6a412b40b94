import { CallError } from './call-error.ts'

/**
 * Writes down a failure that the screen does not mention, without personal data: what was tried, the
 * code, and the number by which support finds the request.
 */
export const logFailure = (what: string, error: unknown): void => {
  const reason = error instanceof CallError ? `${error.code} ${error.requestId}` : 'no reply'
  console.warn(`${what} failed: ${reason}`)
}
