/** The operator's commands for running the bank: backup, keys, audit, and replay of partner events. */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, noBody, textInput } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'
import { REQUIRED } from '../core/field.messages.ts'

const access = { who: 'operator' } as const
const MAX_REASON_LENGTH = 500
const MAX_LIST_LENGTH = 100

/**
 * A mismatch between the bank's records and the processor's. The two sides are null if they are not amounts.
 */
const sides = {
  subject: z.string(),
  finding: z.string(),
  ours: amountReply.nullable(),
  theirs: amountReply.nullable(),
}

export const makeBackup = endpoint('POST /operator/backups', {
  summary: 'Write all rows as they are at this moment into a file beside the data',
  access,
  replies: { 200: z.strictObject({ file: z.string(), rows: z.int() }) },
})

export const rotateVaultKeys = endpoint('POST /operator/key_rotation', {
  summary: 'Encrypt every secret again with the first key of VAULT_KEYS; safe to repeat',
  access,
  replies: {
    200: z.strictObject({
      key: z.string(),
      rotated: z.int(),
      /** Keys that can be removed from the configuration. */
      removable: z.array(z.string()),
    }),
  },
})

/** An audit that runs or has finished. Its findings are listed as soon as they are found, breaks first. */
const auditRun = z.strictObject({
  id: z.int(),
  begun_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** Accounts to compare. */
  accounts: z.int(),
  /** Accounts, and transfers and payments, that are compared. */
  compared: z.int(),
  stories: z.int(),
  breaks: z.int(),
  /** Accounts for which the processor gave no usable reply. */
  not_compared: z.int(),
  findings_in_all: z.int(),
  /** At most 200. */
  findings: z.array(z.strictObject({ ...sides, breaks: z.boolean() })),
})
export type AuditRun = z.infer<typeof auditRun>

export const beginAudit = endpoint('POST /operator/audits', {
  summary:
    "Begin to compare the bank's records with the processor's, unless an audit runs; it stops money out of accounts that break",
  access,
  replies: { 202: z.strictObject({ audit: auditRun.nullable() }) },
})

export const findLatestAudit = endpoint('GET /operator/audits/latest', {
  summary: 'How far the latest audit is and what it found; null if there was none',
  access,
  replies: { 200: z.strictObject({ audit: auditRun.nullable() }) },
})

export const moneyStopRefusals = refusals({
  'money_stop.unknown': [404, 'No account is stopped under this number.'],
})

const moneyStop = z.strictObject({
  id: z.int(),
  /** The account's owner. Null if the whole bank is stopped, which `resumeMoney` ends. */
  customer_id: z.int().nullable(),
  stopped_at: z.string(),
  /** The day by which we promised to email the customer; null for the whole bank. */
  promised_on: dayReply.nullable(),
  /** True if a request of the customer was refused because of the stop: we then email them the outcome. */
  customer_knows: z.boolean(),
  findings: z.array(z.strictObject(sides)),
})
export type MoneyStopped = z.infer<typeof moneyStop>

export const listMoneyStops = endpoint('GET /operator/money_stops', {
  summary: 'Where money stands still after an audit, oldest first, with both sides of each break',
  access,
  replies: { 200: z.strictObject({ money_stops: z.array(moneyStop) }) },
})

export const releaseMoneyStop = endpoint('POST /operator/money_stops/release', {
  summary: 'Let money out of a stopped account again. The same break stops it no more, another one does',
  access,
  body: z.strictObject({
    id: idInput,
    reason: textInput(MAX_REASON_LENGTH).refine((text) => text !== '', REQUIRED),
  }),
  replies: { 204: noBody },
  refuses: moneyStopRefusals,
})

export const resumeMoney = endpoint('POST /operator/money_resumption', {
  summary: 'Let money of the whole bank move again after an audit stopped it; stopped accounts stay so',
  access,
  replies: { 200: z.strictObject({ was_stopped: z.boolean() }) },
})

export const replayEvents = endpoint('POST /operator/event_replays', {
  summary:
    'Apply stored events of partners once more: those that failed at once, and applied ones since a time',
  access,
  body: z.strictObject({ since: z.iso.datetime().optional() }),
  replies: { 200: z.strictObject({ events: z.int() }) },
})

/** A due record that could not be done. It is tried again with growing pauses, and others do not wait for it. */
const FailedRow = z.strictObject({
  list: z.string(),
  key: z.int(),
  attempts: z.int(),
  last_error: z.string(),
  next_attempt_at: z.iso.datetime(),
})

export const listFailedRows = endpoint('GET /operator/failed_rows', {
  summary: 'Due records that could not be done, those with the most attempts first, with the reason',
  access,
  replies: { 200: z.strictObject({ failed_rows: z.array(FailedRow) }) },
})

export const retryFailedRows = endpoint('POST /operator/failed_row_retries', {
  summary: 'Try failed due records again at the next look, those of one list or all',
  access,
  body: z.strictObject({ list: textInput(MAX_LIST_LENGTH).optional() }),
  replies: { 200: z.strictObject({ rows: z.int() }) },
})
