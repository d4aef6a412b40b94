/** One HTTP exchange with a partner: time limit, no redirects, maximum size of the reply, our own errors. */
import { currentRequestId } from '../observability/request-id.ts'
import { PartnerError, type PartnerName } from './partner-error.ts'

export interface Exchange {
  partner: PartnerName
  /** Name of the call, for the error. */
  call: string
  url: string
  headers?: Record<string, string>
  /** Sent as a form; without it the call is a GET. */
  form?: URLSearchParams | undefined
  timeoutMs: number
}

const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/** The raw reply, 4xx included. Throws PartnerError when there is none. */
export const exchange = async (request: Exchange): Promise<{ status: number; text: string }> => {
  const { partner, call, url, headers = {}, form, timeoutMs } = request
  const fail = (kind: PartnerError['kind'], code: string) => new PartnerError(partner, kind, { call, code })
  try {
    return await send(url, headers, form, AbortSignal.timeout(timeoutMs))
  } catch (error) {
    if (error instanceof AnswerTooLarge) throw fail('malformed', 'too_large')
    const code = networkCode(error)
    throw fail(NEVER_SENT.has(code) ? 'unreachable' : 'timeout', code)
  }
}

/** Undefined for text that is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

class AnswerTooLarge extends Error {}

const send = async (
  url: string,
  headers: Record<string, string>,
  form: URLSearchParams | undefined,
  signal: AbortSignal,
) => {
  const response = await fetch(url, {
    headers: { ...headers, ...requestHeader() },
    ...(form && { method: 'POST', body: form }),
    redirect: 'manual',
    signal,
  })
  return { status: response.status, text: await boundedText(response) }
}

/** Lets the partner's support and us refer to the same call. */
const requestHeader = (): Record<string, string> => {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { 'x-request-id': requestId }
}

const boundedText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) throw new AnswerTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Errors that occur before the request is sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const networkCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'network'
  if (error.name === 'TimeoutError') return 'no_answer'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'network'
}
