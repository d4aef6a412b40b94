/** The card processor through Galileo. */
import { addDays, type CalendarDate, day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { GalileoClient } from '../galileo/client.ts'
import { shortName, stampOf, stampsOfDays } from '../galileo/words.ts'
import { PartnerError } from '../partner-error.ts'
import { isSigned } from '../signature.ts'
import { translateEvent } from './galileo-events.ts'
import {
  balance,
  card,
  embossed,
  history,
  imageToken,
  nothing,
  openAuthorizations,
  openedAccount,
  overview,
  pinKey,
  replacement,
  toAuthorization,
  toCard,
  toTransaction,
} from './galileo-replies.ts'
import { createGalileoSecondAccounts } from './galileo-second-accounts.ts'
import type { CardProcessor, NewAccount } from './port.ts'

export interface GalileoCardProcessorOptions {
  client: GalileoClient
  productId: string
  /** The product of set-aside accounts. */
  setAsideProductId: string
  webhookSecret: string
  /** Origin of the pages that the processor shows in frames. */
  framesUrl: string
  /** Business time. */
  now: () => Date
}

const PAGE = 200
/** Galileo accepts ranges of three years at most; with a year, each page is quick to reach. */
const WINDOW_DAYS = 365
const MS_PER_DAY = 86_400_000
/** Without an end date, a freeze ends after 24 hours. */
const FREEZE_DAYS = 7300
const FEATURE_TYPES = {
  early_ach: '7',
  fraud_rules_off: '14',
  no_deposits: '90',
  no_spending: '91',
} as const
const REPLACEMENT_TYPES = { lost: '3', stolen: '4', damaged: '19' } as const
const STANDINGS = {
  open: { type: '11', status: 'N' },
  suspended: { type: '24', status: 'K' },
  closed: { type: '13', status: 'C' },
} as const
const ORDER_PLASTIC_TYPE = '22'
const ALREADY_SO = '413-10'
const PLASTIC_REFUSED = '413-15'
/** The text that makes updateAccount clear a field. */
const EMPTIED = 'null'

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
          ...personOf(person),
          address2: person.address.address_2 || undefined,
        },
        openedAccount,
        reference,
      )
      const { pmt_ref_no: prn, card_id: cardRef } = Array.isArray(opened) ? opened[0] : opened
      return { prn, cardRef }
    },

    ...createGalileoSecondAccounts(client, options.setAsideProductId),

    updateHolder: async ({ prn, reference, shippingAddress: shipping, ...person }) => {
      await client.call(
        'updateAccount',
        {
          accountNo: prn,
          ...personOf(person),
          // A field that is left out keeps its value.
          address2: person.address.address_2 || EMPTIED,
          ...(shipping
            ? {
                shipToAddress1: shipping.address_1,
                shipToAddress2: shipping.address_2 || undefined,
                shipToCity: shipping.city,
                shipToState: shipping.state,
                shipToPostalCode: shipping.postal_code,
              }
            : { shipToAddress1: EMPTIED }),
        },
        nothing,
        reference,
      )
    },

    getBalance: async (prn) => {
      const reported = await client.call('getBalance', { accountNo: prn }, balance)
      return { availableCents: reported.balance, postedCents: reported.posted_balance }
    },

    listPosted: async (prn, { from, to, after }) => {
      const { end, page } = after === undefined ? { end: to, page: 1 } : readCursor(after)
      const start = daysBetween(from, end) > WINDOW_DAYS ? addDays(end, -WINDOW_DAYS) : from
      const reported = await client.call(
        'getTransHistory',
        { accountNo: prn, ...stampsOfDays(start, end), recordCnt: String(PAGE), page: String(page) },
        history,
      )
      const next =
        page < reported.number_of_pages
          ? cursor(end, page + 1)
          : start > from
            ? cursor(addDays(start, -1), 1)
            : undefined
      return {
        transactions: reported.transactions.map(toTransaction),
        ...(next === undefined ? {} : { next }),
      }
    },

    listOpenAuthorizations: async (prn) => {
      const around = 500 * MS_PER_DAY
      const reported = await client.call(
        'getAuthHistory',
        {
          accountNo: prn,
          // Wide on both sides, because the processor's clock may differ from ours.
          startDate: stampOf(new Date(now().getTime() - around)),
          endDate: stampOf(new Date(now().getTime() + around)),
          recordCnt: '500',
        },
        openAuthorizations,
      )
      return reported.authorizations.map(toAuthorization)
    },

    getCard,

    setFrozen: async ({ prn, frozen, requestedAt, reference }) => {
      const change = frozen
        ? {
            type: '17',
            startDate: stampOf(requestedAt),
            endDate: stampOf(new Date(requestedAt.getTime() + FREEZE_DAYS * MS_PER_DAY)),
          }
        : { type: '18' }
      await unlessSo(
        ALREADY_SO,
        () => client.call('modifyStatus', { accountNo: prn, ...change }, nothing, reference),
        async () => (await getCard(prn)).frozen === frozen,
      )
    },

    replaceCard: async ({ prn, reason, feeCents, reference }) => {
      const reported = await client.call(
        'modifyStatus',
        { accountNo: prn, type: REPLACEMENT_TYPES[reason], feeAmount: formatAmount(feeCents) },
        replacement,
        reference,
      )
      return { cardRef: reported.new_card_id, feeCents: reported.fee_amount }
    },

    orderPlastic: async ({ prn, reference }) => {
      const change = { accountNo: prn, type: ORDER_PLASTIC_TYPE }
      await unlessSo(
        PLASTIC_REFUSED,
        () => client.call('modifyStatus', change, nothing, reference),
        async () => (await client.call('getCard', { accountNo: prn }, embossed)).embossed_cards.length > 0,
      )
    },

    setAccountStatus: async ({ prn, accountStatus, reference }) => {
      const { type, status } = STANDINGS[accountStatus]
      await unlessSo(
        ALREADY_SO,
        () => client.call('modifyStatus', { accountNo: prn, type }, nothing, reference),
        async () => (await client.call('getAccountOverview', { accountNo: prn }, overview)).status === status,
      )
    },

    adjust: async ({ prn, amountCents, details, number }) => {
      await client.call(
        'createAdjustment',
        {
          accountNo: prn,
          amount: formatAmount(cents(Math.abs(amountCents))),
          type: 'F',
          debitCreditIndicator: amountCents < 0 ? 'D' : 'C',
          description: details,
        },
        nothing,
        // Only this call requires a numeric transaction id.
        String(number),
      )
    },

    createPinFrame: async (prn) => {
      const { pin_change_key: key } = await client.call('getCardPinChangeKey', { accountNo: prn }, pinKey)
      return { url: new URL(`/pin-set?key=${encodeURIComponent(key)}`, options.framesUrl).href }
    },

    commitPin: async ({ prn, reference }) => {
      await client.call('commitCardPinChange', { accountNo: prn }, nothing, reference)
    },

    createCardImage: async (prn) => {
      const { image_token: token } = await client.call('getCardImageToken', { accountNo: prn }, imageToken)
      return { url: new URL(`/card-image/${encodeURIComponent(token)}`, options.framesUrl).href }
    },

    setFeature: async ({ prn, feature, enabled, startsAt, endsAt, reference }) => {
      await client.call(
        'setAccountFeature',
        {
          accountNo: prn,
          featureType: FEATURE_TYPES[feature],
          featureValue: enabled ? 'Y' : 'N',
          startDate: startsAt && stampOf(startsAt),
          endDate: endsAt && stampOf(endsAt),
        },
        nothing,
        reference,
      )
    },

    translateEvent,

    verifySignature: (signed) => isSigned(options.webhookSecret, signed),
  }
}

const personOf = (person: Omit<NewAccount, 'reference'>) => ({
  firstName: shortName(person.firstName),
  lastName: shortName(person.lastName),
  email: person.email,
  primaryPhone: person.phone,
  address1: person.address.address_1,
  city: person.address.city,
  state: person.address.state,
  postalCode: person.address.postal_code,
})

/** Galileo has one code for "already done" and "not possible". Throws unless `isSo` finds that it is done. */
const unlessSo = async (code: string, change: () => Promise<unknown>, isSo: () => Promise<boolean>) => {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof PartnerError) || error.code !== code || !(await isSo())) throw error
  }
}

/** Where the next page starts: the last day of the window, and the page within the window. */
const cursor = (end: CalendarDate, page: number): string => `${end}.${page}`

const readCursor = (text: string): { end: CalendarDate; page: number } => {
  const [end = '', page = ''] = text.split('.')
  if (!/^\d{1,7}$/.test(page)) throw new RangeError('not a cursor of posted transactions')
  return { end: day(end), page: Number(page) }
}
