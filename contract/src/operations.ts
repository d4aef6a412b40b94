/** The operator's side of running the bank: backup, keys, audit, and partner events once more. */
import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const access = { who: 'operator' } as const

export const makeBackup = endpoint({
  method: 'POST',
  path: '/operator/backups',
  summary: 'Write all rows as they are at this moment into a file beside the data',
  access,
  replies: { 200: z.strictObject({ file: z.string(), rows: z.int() }) },
})

export const rotateVaultKeys = endpoint({
  method: 'POST',
  path: '/operator/key_rotation',
  summary: 'Seal every secret anew with the first key of VAULT_KEYS; safe to repeat',
  access,
  replies: {
    200: z.strictObject({
      key: z.string(),
      rotated: z.int(),
      /** Keys that may be taken out of the configuration. */
      removable: z.array(z.string()),
    }),
  },
})

export const auditBooks = endpoint({
  method: 'POST',
  path: '/operator/audits',
  summary: "Hold the bank's records against the processor's; a broken book stops money until it is resumed",
  access,
  replies: {
    200: z.strictObject({
      accounts: z.int(),
      stories: z.int(),
      findings: z.array(z.strictObject({ subject: z.string(), finding: z.string(), breaks: z.boolean() })),
    }),
  },
})

export const resumeMoney = endpoint({
  method: 'POST',
  path: '/operator/money_resumption',
  summary: 'Let money move again after an audit stopped it',
  access,
  replies: { 200: z.strictObject({ was_stopped: z.boolean() }) },
})

export const replayEvents = endpoint({
  method: 'POST',
  path: '/operator/event_replays',
  summary:
    'Apply stored events of partners once more: those that failed at once, and applied ones since a time',
  access,
  body: z.strictObject({ since: z.iso.datetime().optional() }),
  replies: { 200: z.strictObject({ events: z.int() }) },
})
