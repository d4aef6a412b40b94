/** Bank linking through Plaid, with its own SDK. */
import { assertOutsideTransaction } from '@yoursuccess/database/database'
import type { JWK } from 'jose'
import { type AccountBase, Configuration, CountryCode, PlaidApi, Products } from 'plaid'
import * as z from 'zod'
import { PartnerError, unlessRefused } from '../partner-error.ts'
import { checkSignatures } from './plaid-signature.ts'
import type { BankLink, LinkEvent, LinkVerification } from './port.ts'

export interface PlaidOptions {
  baseUrl: string
  clientId: string
  secret: string
  /** Our name in the window. */
  clientName: string
  /** Where Plaid sends its events. */
  webhookUrl: string
}

const TIMEOUT_MS = 5000
/** Error codes: the other bank does not report owners, or not yet. */
const NO_OWNERS = new Set([
  'PRODUCT_NOT_READY',
  'PRODUCTS_NOT_SUPPORTED',
  'PRODUCT_NOT_ENABLED',
  'NO_ACCOUNTS',
])
const GONE = new Set(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN'])

export const createPlaidBankLink = (options: PlaidOptions): BankLink => {
  const plaid = new PlaidApi(
    new Configuration({
      basePath: options.baseUrl.replace(/\/$/, ''),
      baseOptions: {
        timeout: TIMEOUT_MS,
        maxRedirects: 0,
        headers: { 'PLAID-CLIENT-ID': options.clientId, 'PLAID-SECRET': options.secret },
      },
    }),
  )
  const ask = async <T>(call: string, work: () => Promise<{ data: T }>): Promise<T> => {
    assertOutsideTransaction(`Calling Plaid's ${call}`)
    try {
      return (await work()).data
    } catch (error) {
      throw toPartnerError(call, error)
    }
  }

  return {
    createLinkToken: async ({ customerRef, legalName, redirectUrl, accessToken }) => {
      const { link_token } = await ask('link/token/create', () =>
        plaid.linkTokenCreate({
          user: { client_user_id: customerRef, legal_name: legalName },
          client_name: options.clientName,
          country_codes: [CountryCode.Us],
          language: 'en',
          webhook: options.webhookUrl,
          redirect_uri: redirectUrl,
          ...(accessToken === undefined ? { products: [Products.Auth] } : { access_token: accessToken }),
        }),
      )
      return link_token
    },

    exchange: async (publicToken) => {
      const reported = await ask('item/public_token/exchange', () =>
        plaid.itemPublicTokenExchange({ public_token: publicToken }),
      )
      return { itemRef: reported.item_id, accessToken: reported.access_token }
    },

    getAccount: async ({ accessToken, accountRef }) => {
      const { accounts, item } = await ask('accounts/get', () =>
        plaid.accountsGet({ access_token: accessToken }),
      )
      const account = accounts.find(({ account_id }) => account_id === accountRef)
      if (!account) throw new PartnerError('plaid', 'refused', { call: 'accounts/get', code: 'no_account' })
      const verification = toVerification(account.verification_status)
      const ach =
        verification === 'verified'
          ? (
              await ask('auth/get', () =>
                plaid.authGet({ access_token: accessToken, options: { account_ids: [accountRef] } }),
              )
            ).numbers.ach.find(({ account_id }) => account_id === accountRef)
          : undefined
      return {
        bank: item.institution_name ?? undefined,
        name: account.name,
        mask: account.mask ?? undefined,
        type: account.subtype === 'savings' ? 'savings' : 'checking',
        verification,
        numbers: ach && { routingNumber: ach.routing, accountNumber: ach.account },
      }
    },

    matchName: async ({ accessToken, accountRef, name }) => {
      const request = {
        access_token: accessToken,
        user: { legal_name: name },
        options: { account_ids: [accountRef] },
      }
      const matched = await unlessRefused(NO_OWNERS, () =>
        ask('identity/match', () => plaid.identityMatch(request)),
      )
      const account = matched?.accounts.find(({ account_id }) => account_id === accountRef)
      return account?.legal_name?.score ?? undefined
    },

    remove: async (accessToken) => {
      await unlessRefused(GONE, () =>
        ask('item/remove', () => plaid.itemRemove({ access_token: accessToken })),
      )
    },

    verifySignature: checkSignatures(fetchKey),

    translateEvent,
  }

  async function fetchKey(keyId: string): Promise<JWK | undefined> {
    try {
      const { key } = await ask('webhook_verification_key/get', () =>
        plaid.webhookVerificationKeyGet({ key_id: keyId }),
      )
      return key.expired_at === null ? (key as unknown as JWK) : undefined
    } catch (error) {
      // Plaid does not know this key, so the sender invented it.
      if (error instanceof PartnerError && error.kind === 'refused') return undefined
      throw error
    }
  }
}

/** Plaid sends no status for accounts that were verified at once. */
const toVerification = (status: AccountBase['verification_status']): LinkVerification => {
  switch (status) {
    case 'pending_automatic_verification':
    case 'pending_manual_verification':
      return status
    case 'verification_failed':
    case 'verification_expired':
      return 'verification_failed'
    default:
      return 'verified'
  }
}

const event = z.object({
  webhook_type: z.string(),
  webhook_code: z.string(),
  item_id: z.string().optional(),
  account_id: z.string().optional(),
  error: z.object({ error_code: z.string() }).nullish(),
})

const VERIFICATIONS: Record<string, LinkVerification> = {
  AUTOMATICALLY_VERIFIED: 'verified',
  VERIFICATION_EXPIRED: 'verification_failed',
}

const translateEvent = (body: unknown): LinkEvent => {
  const reported = event.safeParse(body)
  if (!reported.success) throw new PartnerError('plaid', 'malformed', { call: 'webhook' })
  const {
    webhook_type: type,
    webhook_code: code,
    item_id: itemRef,
    account_id: accountRef,
    error,
  } = reported.data
  const verification = VERIFICATIONS[code]
  if (type === 'AUTH' && verification && itemRef && accountRef)
    return { type: 'verification', itemRef, accountRef, verification }
  if (type === 'ITEM' && itemRef) {
    if (code === 'USER_PERMISSION_REVOKED') return { type: 'broken', itemRef }
    if (code === 'ERROR' && error?.error_code === 'ITEM_LOGIN_REQUIRED') return { type: 'broken', itemRef }
    if (code === 'LOGIN_REPAIRED') return { type: 'repaired', itemRef }
  }
  return { type: 'other', name: `${type}.${code}` }
}

const refusal = z.object({ error_code: z.string() })

/** Translates the errors of the SDK's HTTP client. */
const toPartnerError = (call: string, error: unknown): PartnerError => {
  const { response, code = 'network' } = error as {
    response?: { status: number; data: unknown }
    code?: string
  }
  if (!response) {
    const isUnsent = code === 'ECONNREFUSED' || code === 'ENOTFOUND'
    return new PartnerError('plaid', isUnsent ? 'unreachable' : 'timeout', { call, code })
  }
  const reported = refusal.safeParse(response.data)
  if (response.status >= 500 || response.status === 429)
    return new PartnerError('plaid', 'timeout', { call, code: `http_${response.status}` })
  if (!reported.success)
    return new PartnerError('plaid', 'malformed', { call, code: `http_${response.status}` })
  return new PartnerError('plaid', 'refused', { call, code: reported.data.error_code })
}
