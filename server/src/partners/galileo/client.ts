/** The Galileo Program API on the wire: form-encoded POSTs, one envelope for every answer. Serves all roles that Galileo plays. */
import { randomUUID } from 'node:crypto'
import { assertOutsideTransaction } from '@yoursuccess/database/database'
import * as z from 'zod'
import { PartnerError } from '../partner-error.ts'

export interface GalileoClient {
  /**
   * One call. `transactionId` makes it happen once however often it is sent; calls that only read get a new one.
   * Throws PartnerError: `refused` with the status code when Galileo says no.
   */
  call<Data>(
    endpoint: string,
    parameters: Record<string, string | undefined>,
    data: z.ZodType<Data>,
    transactionId?: string,
  ): Promise<Data>
}

export interface GalileoCredentials {
  /** Up to and without the last slash before the endpoint's name. */
  baseUrl: string
  apiLogin: string
  apiTransKey: string
  providerId: string
}

const TIMEOUT_MS = 5000
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024
/** "System failure": Galileo does not know either. */
const SYSTEM_FAILURE = '-1'

const envelope = z.object({
  status_code: z.union([z.number(), z.string()]).transform(String),
  response_data: z.unknown(),
})

export const createGalileoClient = (
  credentials: GalileoCredentials,
  timeoutMs = TIMEOUT_MS,
): GalileoClient => ({
  call: async (endpoint, parameters, data, transactionId = randomUUID()) => {
    assertOutsideTransaction(`Calling Galileo's ${endpoint}`)
    const fail = (kind: PartnerError['kind'], code?: string, cause?: unknown) =>
      new PartnerError('galileo', kind, {
        call: endpoint,
        ...(code === undefined ? {} : { code }),
        ...(cause === undefined ? {} : { cause }),
      })

    const signal = AbortSignal.timeout(timeoutMs)
    const { status, text } = await send(
      credentials,
      endpoint,
      { ...parameters, transactionId },
      signal,
    ).catch((error: unknown) => {
      if (error instanceof AnswerTooLarge) throw fail('malformed', 'too_large')
      const code = networkCode(error)
      throw NEVER_SENT.has(code) ? fail('unreachable', code) : fail('timeout', code)
    })
    if (status >= 500 || status === 408 || status === 429) throw fail('timeout', `http_${status}`)
    if (status >= 400) throw fail('refused', `http_${status}`)

    const answer = envelope.safeParse(parseJson(text))
    if (status !== 200 || !answer.success) throw fail('malformed', `http_${status}`)
    const { status_code: code } = answer.data
    if (code === SYSTEM_FAILURE) throw fail('timeout', code)
    if (code !== '0') throw fail('refused', code)
    const parsed = data.safeParse(answer.data.response_data)
    if (!parsed.success) throw fail('malformed', parsed.error.issues[0]?.path.join('.'))
    return parsed.data
  },
})

class AnswerTooLarge extends Error {}

const send = async (
  credentials: GalileoCredentials,
  endpoint: string,
  parameters: Record<string, string | undefined>,
  signal: AbortSignal,
) => {
  const form = new URLSearchParams({
    apiLogin: credentials.apiLogin,
    apiTransKey: credentials.apiTransKey,
    providerId: credentials.providerId,
  })
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) form.set(name, value)
  const response = await fetch(`${credentials.baseUrl.replace(/\/$/, '')}/${endpoint}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'response-content-type': 'json' },
    body: form,
    redirect: 'manual',
    signal,
  })
  return { status: response.status, text: await boundedText(response) }
}

const boundedText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_ANSWER_BYTES) throw new AnswerTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Failures that come before the request is on its way. */
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

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
