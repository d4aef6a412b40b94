/** The processor's envelope: always HTTP 200; the status code in it gives the outcome. */
import { randomUUID } from 'node:crypto'
import { mountainStamp } from '../zones.ts'

/** A call that the processor refuses, with its documented code. */
export class CallRefused extends Error {
  readonly statusCode: string
  /** One sentence for each error. */
  readonly errors: readonly string[]

  constructor(statusCode: string, status: string, errors: readonly string[] = [status]) {
    super(status)
    this.statusCode = statusCode
    this.errors = errors
  }
}

export const missing = (parameter: string) => new CallRefused('1', `Missing parameter: ${parameter}`)
export const invalid = (parameter: string, errors?: readonly string[]) =>
  new CallRefused('2', `Invalid parameter(s): ${parameter}`, errors)
export const unknownAccount = () => new CallRefused('12', 'Invalid customer account')
export const duplicate = () => new CallRefused('24', 'Duplicate transaction')

interface CallFacts {
  transactionId: string
  now: Date
  startedAt: Date
  endedAt: Date
}

export const success = (data: unknown, facts: CallFacts) => envelope(0, 'Success', data, facts)

export const refusal = (refused: CallRefused, facts: CallFacts) => ({
  // Common codes are numbers; an endpoint's own codes ("413-10") are strings.
  ...envelope(
    /^-?\d+$/.test(refused.statusCode) ? Number(refused.statusCode) : refused.statusCode,
    refused.message,
    {},
    facts,
  ),
  errors: refused.errors,
})

const envelope = (
  code: number | string,
  status: string,
  data: unknown,
  { transactionId, now, startedAt, endedAt }: CallFacts,
) => ({
  status_code: code,
  status,
  processing_time: (endedAt.getTime() - startedAt.getTime()) / 1000,
  response_data: data,
  echo: { provider_transaction_id: '', provider_timestamp: null, transaction_id: transactionId },
  system_timestamp: mountainStamp(now),
  rtoken: randomUUID(),
})
