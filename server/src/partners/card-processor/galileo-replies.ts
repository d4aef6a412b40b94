/** Checks Galileo's replies about cards and their money, and translates them. */
import { parsedBy } from '@yoursuccess/contract/core/parsed-by'
import * as z from 'zod'
import {
  CARD_STATES,
  dollars,
  id,
  mountainTime,
  optionalId,
  postedKind,
  reportedText,
} from '../galileo/words.ts'
import type { ProcessorAuthorization, ProcessorCard, ProcessorTransaction } from './port.ts'

export const prn = z.string().regex(/^\d{12}$/)
const newAccount = z.object({ pmt_ref_no: prn, card_id: id })
export const openedAccount = z.object({
  new_account: z.union([z.tuple([newAccount], z.unknown()), newAccount]),
})
export const balance = z.object({ balance: dollars, posted_balance: dollars })
export const history = z.object({
  number_of_pages: z.number().int(),
  transactions: z.array(
    z.object({
      source_id: id,
      act_type: z.string(),
      type: z.string(),
      post_ts: mountainTime,
      amt: dollars,
      details: reportedText,
      auth_id: optionalId,
      prior_id: optionalId,
    }),
  ),
})
export const openAuthorizations = z.object({
  authorizations: z.array(
    z.object({ auth_id: id, details: reportedText, amount: dollars, timestamp: mountainTime }),
  ),
})
export const card = z.object({
  card_id: id,
  status: parsedBy(z.string(), (code) => CARD_STATES[code], 'unknown card status'),
  freeze_info: z.object({ status: z.enum(['frozen', 'unfrozen']) }),
  pin_set_ts: mountainTime.nullish(),
})
export const replacement = z.object({ new_card_id: id, fee_amount: dollars })
export const embossed = z.object({ embossed_cards: z.array(z.unknown()) })
export const overview = z.object({ status: z.string() })
export const pinKey = z.object({ pin_change_key: z.string().min(1) })
export const imageToken = z.object({ image_token: z.string().min(1) })
/** Accepts any reply, because we use nothing of it. */
export const nothing = z.unknown()

type ReplyOf<Shape extends z.ZodType> = z.output<Shape>

export const toTransaction = (
  row: ReplyOf<typeof history>['transactions'][number],
): ProcessorTransaction => ({
  id: row.source_id,
  kind: postedKind(row.act_type, row.type, row.amt),
  amountCents: row.amt,
  postedAt: row.post_ts,
  details: row.details,
  ...(row.auth_id === undefined ? {} : { authorizationId: row.auth_id }),
  ...(row.prior_id === undefined ? {} : { reverses: row.prior_id }),
})

export const toAuthorization = (
  row: ReplyOf<typeof openAuthorizations>['authorizations'][number],
): ProcessorAuthorization => ({
  id: row.auth_id,
  amountCents: row.amount,
  authorizedAt: row.timestamp,
  merchantName: row.details,
  state: 'open',
})

export const toCard = (row: ReplyOf<typeof card>): ProcessorCard => ({
  cardRef: row.card_id,
  state: row.status,
  frozen: row.freeze_info.status === 'frozen',
  ...(row.pin_set_ts ? { pinSetAt: row.pin_set_ts } : {}),
})
