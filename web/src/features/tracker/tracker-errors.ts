import { CallError } from '../../lib/call-error.ts'
import { trackerMessages } from './tracker.messages.ts'

/** The sentence of a refusal; undefined for a failure, of which the screens do not speak (AMB-019). */
export const refusalSentence = (error: unknown): string | undefined =>
  error instanceof CallError ? (trackerMessages as Readonly<Record<string, string>>)[error.code] : undefined
