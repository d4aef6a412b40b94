import { CallError } from './call-error.ts'

/**
 * Logs a failure that the screen doesn't mention, without personal data: the action, the code, and the number
 * by which support finds the request.
 */
export const logFailure = (what: string, error: unknown): void => {
  const reason = error instanceof CallError ? `${error.code} ${error.requestId}` : 'no reply'
  console.warn(`${what} failed: ${reason}`)
}
