/**
 * What customers do with their card: freeze, replace, view, set the PIN. The bank never sees numbers or PINs.
 */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { account } from '../account/account.ts'
import { endpoint, idInput, ignoredField, noBody } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'
import { REQUIRED } from '../core/field.messages.ts'

export const REPLACEMENT_REASONS = ['lost', 'stolen', 'damaged'] as const
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number]

export const cardRefusals = refusals({
  'card.none': [409, "You don't have a card yet."],
  /** The first card is digital only. We mail the plastic card after the first deposit. */
  'card.not_mailed': [409, "We'll mail your card once you've added $5.00 or more."],
  /** The customer's card no longer works, and the new one is in the mail. */
  'card.not_in_hand': [409, "Your new card is on its way. There's no card to freeze."],
  /** Replaced, lost and stolen cards cannot change. */
  'card.not_changeable': [409, 'This card can no longer be changed. Call our support line.'],
  /** The customer must answer an open fraud alert first (CARD-23). */
  'card.fraud_open': [409, "Answer the fraud alert first. You'll find it in your notifications."],
  'card.replacement_ordered': [409, 'A replacement has already been ordered.'],
  'card.fee_not_covered': [
    422,
    "Your balance doesn't cover the fee. No new card was ordered, and your current card is unchanged.",
  ],
  /** The processor received no PIN through its frame (CARD-47). */
  'card.pin_not_set': [409, "Your PIN wasn't set. Try again."],
  'card.no_image': [409, "We can't show this card's details."],
})
export type CardCode = keyof typeof cardRefusals
const pick = picking(cardRefusals)

export const fraudRefusals = refusals({
  'fraud.answered': [409, 'This alert was already answered or is more than a day old.'],
})

const holder = { who: 'customer', states: OPEN_ACCOUNT } as const

/**
 * 200 when the processor made the change. 202 when it has not replied yet: `current_card.pending_action`
 * names the change that a job still sends (CARD-18).
 */
const action = { 200: account, 202: account } as const

export const freezeCard = endpoint('POST /api/account/freeze_card', {
  summary: 'Decline purchases until unfrozen; a card that is frozen already stays so',
  access: holder,
  replies: action,
  refuses: pick('card.none', 'card.not_changeable', 'card.not_in_hand'),
})

export const unfreezeCard = endpoint('POST /api/account/unfreeze_card', {
  summary: 'Allow purchases again; refused while a fraud alert that froze the card is open',
  access: holder,
  replies: action,
  refuses: pick('card.none', 'card.not_changeable', 'card.fraud_open'),
})

export const getReplacementFee = endpoint('POST /api/account/card_replacement_fee', {
  summary: 'What a replacement would cost now; zero when waived',
  access: holder,
  body: z.strictObject({ reason: z.enum(REPLACEMENT_REASONS) }),
  replies: { 200: z.strictObject({ fee: amountReply, waived: z.boolean() }) },
})

/**
 * With `auth_denial_id`, the request also answers "No" to that fraud alert: the reason is `stolen`, and there
 * is no fee (FRAUD-17, FRAUD-18).
 */
export const requestReplacementCard = endpoint('POST /api/account/request_replacement_card', {
  summary:
    'Order a new card; a lost or stolen one ends at once, a damaged one when the new one is activated. The server computes the fee',
  access: { ...holder, endsWith: 'spending' },
  idempotent: 'required',
  body: z.strictObject({
    reason: z.enum(REPLACEMENT_REASONS, { error: REQUIRED }),
    auth_denial_id: idInput.optional(),
    // The server knows these values (CARD-32).
    fee: ignoredField,
    waived: ignoredField,
  }),
  ids: { 'body.auth_denial_id': 'event_auth_denial' },
  replies: action,
  refuses: {
    ...pick(
      'card.none',
      'card.not_mailed',
      'card.not_changeable',
      'card.replacement_ordered',
      'card.fee_not_covered',
    ),
    ...fraudRefusals,
  },
})

/**
 * Returns a URL at the processor that shows the card in a frame, once and within a minute. The card number
 * never passes through the bank.
 */
export const getCardImage = endpoint('POST /api/account/get_card_image', {
  summary: 'A one-time address of the picture of the card',
  access: holder,
  replies: { 200: z.strictObject({ url: z.url() }) },
  refuses: pick('card.none', 'card.no_image'),
})

export const getPinSetUrl = endpoint('GET /api/account/pin_set_url', {
  summary: "A one-time address of the processor's frame in which the PIN is typed",
  access: holder,
  replies: { 200: z.strictObject({ url: z.url() }) },
  refuses: pick('card.none', 'card.not_mailed', 'card.not_changeable'),
})

export const commitPin = endpoint('POST /api/account/pin_set_commit', {
  summary: 'Make the PIN that the processor saw in the frame the one of the card',
  access: holder,
  replies: { 200: account },
  refuses: pick('card.none', 'card.not_mailed', 'card.not_changeable', 'card.pin_not_set'),
})

export const disableFraudRule = endpoint('POST /api/account/disable_fraud_rule', {
  summary: 'The "Yes" of a fraud alert: the rule is off for 24 hours, and the card may be unfrozen',
  access: holder,
  body: z.strictObject({ auth_denial_id: idInput }),
  ids: { 'body.auth_denial_id': 'event_auth_denial' },
  replies: { 204: noBody },
  refuses: fraudRefusals,
})
