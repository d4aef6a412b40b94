/** The card processor as Galileo does it. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { addDays, type CalendarDate, day, daysBetween } from '@yoursuccess/contract/calendar-date'
import * as z from 'zod'
import type { GalileoClient } from '../galileo/client.ts'
import {
  CARD_STATES,
  dollars,
  id,
  mountainTime,
  optionalId,
  postedKind,
  stampOf,
  stampsOfDays,
} from '../galileo/words.ts'
import { PartnerError } from '../partner-error.ts'
import { translateEvent } from './galileo-events.ts'
import type {
  CardProcessor,
  CardState,
  ProcessorAuthorization,
  ProcessorCard,
  ProcessorTransaction,
} from './port.ts'

export interface GalileoCardProcessorOptions {
  client: GalileoClient
  productId: string
  webhookSecret: string
  /** Business time. */
  now: () => Date
}

const PAGE = 200
/** Galileo answers ranges of three years at most; a year keeps each page's way short. */
const WINDOW_DAYS = 365
const MS_PER_DAY = 86_400_000
/** Without an end a freeze ends after 24 hours. */
const FREEZE_DAYS = 7300
const EARLY_ACH = '7'
const ALREADY_SO = '413-10'
const SIGNATURE_AGE_MS = 5 * 60_000

const newAccount = z.object({ pmt_ref_no: z.string().regex(/^\d{12}$/), card_id: id })
const openedAccount = z.object({ new_account: z.union([z.tuple([newAccount], z.unknown()), newAccount]) })
const balance = z.object({ balance: dollars, posted_balance: dollars })
const history = z.object({
  number_of_pages: z.number().int(),
  transactions: z.array(
    z.object({
      source_id: id,
      act_type: z.string(),
      type: z.string(),
      post_ts: mountainTime,
      amt: dollars,
      details: z.string(),
      auth_id: optionalId,
      prior_id: optionalId,
    }),
  ),
})
const openAuthorizations = z.object({
  authorizations: z.array(
    z.object({ auth_id: id, details: z.string(), amount: dollars, timestamp: mountainTime }),
  ),
})
const card = z.object({
  card_id: id,
  status: z.string().transform((code, context): CardState => {
    const state = CARD_STATES[code]
    if (state) return state
    context.addIssue({ code: 'custom', message: 'unknown card status' })
    return z.NEVER
  }),
  freeze_info: z.object({ status: z.enum(['frozen', 'unfrozen']) }),
  pin_set_ts: mountainTime.nullish(),
})
const nothing = z.unknown()

export const createGalileoCardProcessor = (options: GalileoCardProcessorOptions): CardProcessor => {
  const { client, now } = options

  const getCard: CardProcessor['getCard'] = async (prn) =>
    toCard(await client.call('getCard', { accountNo: prn }, card))

  return {
    openAccount: async ({ reference, ...person }) => {
      const { new_account: opened } = await client.call(
        'createAccount',
        {
          prodId: options.productId,
          firstName: person.firstName,
          lastName: person.lastName,
          email: person.email,
          primaryPhone: person.phone,
          address1: person.address.address_1,
          address2: person.address.address_2 || undefined,
          city: person.address.city,
          state: person.address.state,
          postalCode: person.address.postal_code,
        },
        openedAccount,
        reference,
      )
      const { pmt_ref_no: prn, card_id: cardRef } = Array.isArray(opened) ? opened[0] : opened
      return { prn, cardRef }
    },

    getBalance: async (prn) => {
      const told = await client.call('getBalance', { accountNo: prn }, balance)
      return { availableCents: told.balance, postedCents: told.posted_balance }
    },

    listPosted: async (prn, { from, to, after }) => {
      const { end, page } = after === undefined ? { end: to, page: 1 } : readCursor(after)
      const start = daysBetween(from, end) > WINDOW_DAYS ? addDays(end, -WINDOW_DAYS) : from
      const told = await client.call(
        'getTransHistory',
        { accountNo: prn, ...stampsOfDays(start, end), recordCnt: String(PAGE), page: String(page) },
        history,
      )
      const next =
        page < told.number_of_pages
          ? cursor(end, page + 1)
          : start > from
            ? cursor(addDays(start, -1), 1)
            : undefined
      return { transactions: told.transactions.map(toTransaction), ...(next === undefined ? {} : { next }) }
    },

    listOpenAuthorizations: async (prn) => {
      const around = 500 * MS_PER_DAY
      const told = await client.call(
        'getAuthHistory',
        {
          accountNo: prn,
          // Wide on both sides: the processor's clock need not agree with ours.
          startDate: stampOf(new Date(now().getTime() - around)),
          endDate: stampOf(new Date(now().getTime() + around)),
          recordCnt: '500',
        },
        openAuthorizations,
      )
      return told.authorizations.map(toAuthorization)
    },

    getCard,

    setFrozen: async ({ prn, frozen, reference }) => {
      const change = frozen
        ? {
            type: '17',
            startDate: stampOf(now()),
            endDate: stampOf(new Date(now().getTime() + FREEZE_DAYS * MS_PER_DAY)),
          }
        : { type: '18' }
      try {
        await client.call('modifyStatus', { accountNo: prn, ...change }, nothing, reference)
      } catch (error) {
        // The same code says "is so already" and "can never be so": the card tells which.
        if (
          !(error instanceof PartnerError) ||
          error.code !== ALREADY_SO ||
          (await getCard(prn)).frozen !== frozen
        )
          throw error
      }
    },

    setFeature: async ({ prn, enabled, reference }) => {
      await client.call(
        'setAccountFeature',
        { accountNo: prn, featureType: EARLY_ACH, featureValue: enabled ? 'Y' : 'N' },
        nothing,
        reference,
      )
    },

    translateEvent,

    verifySignature: ({ rawBody, header, now: realNow }) => {
      const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
      if (!match) return false
      const [, seconds = '', signature = ''] = match
      const expected = createHmac('sha256', options.webhookSecret)
        .update(`${seconds}.`)
        .update(rawBody)
        .digest()
      const isSigned = timingSafeEqual(expected, Buffer.from(signature, 'hex'))
      return isSigned && Math.abs(realNow.getTime() - Number(seconds) * 1000) <= SIGNATURE_AGE_MS
    },
  }
}

type Told<Shape extends z.ZodType> = z.output<Shape>

const toTransaction = (row: Told<typeof history>['transactions'][number]): ProcessorTransaction => ({
  id: row.source_id,
  kind: postedKind(row.act_type, row.type, row.amt),
  amountCents: row.amt,
  postedAt: row.post_ts,
  details: row.details,
  ...(row.auth_id === undefined ? {} : { authorizationId: row.auth_id }),
  ...(row.prior_id === undefined ? {} : { reverses: row.prior_id }),
})

const toAuthorization = (
  row: Told<typeof openAuthorizations>['authorizations'][number],
): ProcessorAuthorization => ({
  id: row.auth_id,
  amountCents: row.amount,
  authorizedAt: row.timestamp,
  merchantName: row.details,
  state: 'open',
})

const toCard = (row: Told<typeof card>): ProcessorCard => ({
  cardRef: row.card_id,
  state: row.status,
  frozen: row.freeze_info.status === 'frozen',
  ...(row.pin_set_ts ? { pinSetAt: row.pin_set_ts } : {}),
})

/** Where the next page begins: last day of the window and page within it. */
const cursor = (end: CalendarDate, page: number): string => `${end}.${page}`

const readCursor = (text: string): { end: CalendarDate; page: number } => {
  const [end = '', page = ''] = text.split('.')
  if (!/^\d{1,7}$/.test(page)) throw new RangeError('not a cursor of posted transactions')
  return { end: day(end), page: Number(page) }
}
