/**
 * The Galileo Program API on the wire: form-encoded POSTs, and one envelope for all replies. All of Galileo's
 * roles share it.
 */
import { randomUUID } from 'node:crypto'
import { assertOutsideTransaction } from '@yoursuccess/database/database'
import * as z from 'zod'
import { exchange, parseJson } from '../exchange.ts'
import { PartnerError } from '../partner-error.ts'

export interface GalileoClient {
  /**
   * Makes one call. If it is repeated with the same `transactionId`, it takes effect only once; calls that
   * only read get a new id. Throws PartnerError, `refused` with the status code if Galileo refuses.
   */
  call<Data>(
    endpoint: string,
    parameters: Record<string, string | undefined>,
    data: z.ZodType<Data>,
    transactionId?: string,
  ): Promise<Data>
}

export interface GalileoCredentials {
  /** Up to, but without, the last slash before the endpoint's name. */
  baseUrl: string
  apiLogin: string
  apiTransKey: string
  providerId: string
}

const TIMEOUT_MS = 5000
/** "System failure": Galileo does not know the outcome either. */
const SYSTEM_FAILURE = '-1'

const envelope = z.object({
  status_code: z.union([z.number(), z.string()]).transform(String),
  response_data: z.unknown(),
  errors: z.array(z.string()).catch([]),
})

export const createGalileoClient = (
  credentials: GalileoCredentials,
  timeoutMs = TIMEOUT_MS,
): GalileoClient => ({
  call: async (endpoint, parameters, data, transactionId = randomUUID()) => {
    assertOutsideTransaction(`Calling Galileo's ${endpoint}`)
    const fail = (kind: PartnerError['kind'], code?: string, details: readonly string[] = []) =>
      new PartnerError('galileo', kind, { call: endpoint, details, ...(code === undefined ? {} : { code }) })

    const { status, text } = await exchange({
      partner: 'galileo',
      call: endpoint,
      url: `${credentials.baseUrl.replace(/\/$/, '')}/${endpoint}`,
      headers: { accept: 'application/json', 'response-content-type': 'json' },
      form: formOf(credentials, { ...parameters, transactionId }),
      timeoutMs,
    })
    if (status >= 500 || status === 408 || status === 429) throw fail('timeout', `http_${status}`)
    // Galileo rejected the request before processing it, so this is no final answer about money.
    if (status >= 400) throw fail('unreachable', `http_${status}`)

    const answer = envelope.safeParse(parseJson(text))
    if (status !== 200 || !answer.success) throw fail('malformed', `http_${status}`)
    const { status_code: code } = answer.data
    if (code === SYSTEM_FAILURE) throw fail('timeout', code)
    if (code !== '0') throw fail('refused', code, answer.data.errors)
    const parsed = data.safeParse(answer.data.response_data)
    if (!parsed.success) throw fail('malformed', parsed.error.issues[0]?.path.join('.'))
    return parsed.data
  },
})

const formOf = (credentials: GalileoCredentials, parameters: Record<string, string | undefined>) => {
  const form = new URLSearchParams({
    apiLogin: credentials.apiLogin,
    apiTransKey: credentials.apiTransKey,
    providerId: credentials.providerId,
  })
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) form.set(name, value)
  return form
}
