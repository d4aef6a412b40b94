/** /link/token/create, /item/public_token/exchange, /item/remove, /webhook_verification_key/get. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { and, eq, gt, isNull } from 'drizzle-orm'
import * as z from 'zod'
import { linkCall, LinkRefused } from './call.ts'
import { findItem } from './items.ts'
import { type LinkItem, linkItems, linkKeys, linkPublicTokens, linkSessions } from './tables.ts'
import { setStatus } from './verification.ts'

const LIFE_MINUTES = 240
const LIFE_MINUTES_OF_UPDATE = 30

const address = z.url({ protocol: /^https?$/ }).max(300)
const newToken = z.object({
  client_name: z.string().min(1).max(30),
  language: z.string().min(2).max(5),
  country_codes: z.array(z.string().length(2)).min(1),
  user: z.object({ client_user_id: z.string().min(1).max(200), legal_name: z.string().max(200).optional() }),
  products: z.array(z.string()).optional(),
  access_token: z.string().nullish(),
  webhook: address.nullish(),
  redirect_uri: address.nullish(),
})

export const createLinkToken = linkCall('/link/token/create', newToken, async (tx, given, { clock }) => {
  const item = given.access_token ? await itemOf(tx, given.access_token) : undefined
  if (!item && !given.products?.length)
    throw new LinkRefused('MISSING_FIELDS', 'the following required fields are missing: products')
  const token = `link-sandbox-${randomUUID()}`
  const minutes = item ? LIFE_MINUTES_OF_UPDATE : LIFE_MINUTES
  const expiresAt = new Date(clock.realNow().getTime() + minutes * 60_000)
  await tx.insert(linkSessions).values({
    token,
    clientName: given.client_name,
    legalName: given.user.legal_name ?? '',
    webhook: given.webhook ?? item?.webhook ?? null,
    redirectUri: given.redirect_uri ?? null,
    itemId: item?.id ?? null,
    expiresAt,
  })
  return { link_token: token, expiration: expiresAt.toISOString() }
})

const onePublicToken = z.object({ public_token: z.string().regex(/^[!-~]+$/) })

export const exchangePublicToken = linkCall(
  '/item/public_token/exchange',
  onePublicToken,
  async (tx, { public_token }, { clock }) => {
    const [used] = await tx
      .update(linkPublicTokens)
      .set({ usedAt: clock.realNow() })
      .where(
        and(
          eq(linkPublicTokens.token, public_token),
          isNull(linkPublicTokens.usedAt),
          gt(linkPublicTokens.expiresAt, clock.realNow()),
        ),
      )
      .returning()
    const [item] = used ? await tx.select().from(linkItems).where(eq(linkItems.id, used.itemId)) : []
    if (!item) throw new LinkRefused('INVALID_PUBLIC_TOKEN', 'the public token is unknown, used or expired')
    return { access_token: item.accessToken, item_id: item.itemId }
  },
)

export const oneAccessToken = z.object({ access_token: z.string() })

export const removeItem = linkCall('/item/remove', oneAccessToken, async (tx, given) => {
  await setStatus(tx, await itemOf(tx, given.access_token), 'removed')
  return {}
})

const oneKey = z.object({ key_id: z.string() })

export const getVerificationKey = linkCall(
  '/webhook_verification_key/get',
  oneKey,
  async (tx, { key_id }) => {
    const [key] = await tx.select().from(linkKeys).where(eq(linkKeys.kid, key_id))
    if (!key) throw new LinkRefused('INVALID_FIELD', 'key_id is not valid')
    const { kty, crv, x, y } = key.privateKey
    return {
      key: {
        alg: 'ES256',
        use: 'sig',
        kid: key.kid,
        kty,
        crv,
        x,
        y,
        created_at: Math.floor(key.createdAt.getTime() / 1000),
        expired_at: null,
      },
    }
  },
)

/** Finds an item, even if its login no longer works. Throws LinkRefused if it is unknown or was removed. */
export const itemOf = async (db: Db, accessToken: string): Promise<LinkItem> => {
  const item = await findItem(db, accessToken)
  if (!item || item.status === 'removed')
    throw new LinkRefused('INVALID_ACCESS_TOKEN', 'could not find matching access token')
  return item
}

/**
 * Finds an item whose accounts can be read. Throws LinkRefused if its login no longer works or its access was
 * revoked.
 */
export const readableItemOf = async (db: Db, accessToken: string): Promise<LinkItem> => {
  const item = await itemOf(db, accessToken)
  if (item.status === 'login_required')
    throw new LinkRefused('ITEM_LOGIN_REQUIRED', 'the login details of this item have changed')
  if (item.status === 'revoked')
    throw new LinkRefused('ACCESS_NOT_GRANTED', 'access to this item was revoked')
  return item
}
