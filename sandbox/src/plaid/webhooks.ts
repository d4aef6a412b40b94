/**
 * Webhooks of the linking partner: recorded in the transaction that causes them, signed when they are sent.
 */
import { createHash, createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { asc } from 'drizzle-orm'
import { SignJWT } from 'jose'
import type { Clock } from '../clock.ts'
import { webhookEvents } from '../webhooks/tables.ts'
import { linkKeys, type LinkItem } from './tables.ts'

export interface LinkWebhook {
  webhook_type: 'AUTH' | 'ITEM'
  webhook_code: string
  [field: string]: unknown
}

/**
 * Does nothing for an item without a webhook URL. Uses only the path of the URL, because webhooks go only to
 * the bank.
 */
export const recordLinkWebhook = async (tx: Db, clock: Clock, item: LinkItem, given: LinkWebhook) => {
  if (item.webhook === null) return
  const { webhook_type, webhook_code, ...facts } = given
  const now = clock.realNow()
  await tx.insert(webhookEvents).values({
    eventId: randomUUID(),
    prn: item.itemId,
    type: `${webhook_type}:${webhook_code}`,
    body: JSON.stringify({
      webhook_type,
      webhook_code,
      item_id: item.itemId,
      ...facts,
      environment: 'sandbox',
    }),
    dueAt: now,
    recordedAt: now,
    partner: 'plaid',
    path: new URL(item.webhook).pathname,
  })
}

/** The signature header: a JWT that contains the hash of the body. */
export const linkSignature = async (db: Db, body: string, at: Date): Promise<string> => {
  const { kid, privateKey } = await signingKey(db, at)
  return new SignJWT({ request_body_sha256: createHash('sha256').update(body).digest('hex') })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuedAt(at)
    .sign(createPrivateKey({ key: privateKey, format: 'jwk' }))
}

/** Created at first use and stored, so a restart does not change it. */
const signingKey = async (db: Db, now: Date): Promise<typeof linkKeys.$inferSelect> => {
  const find = async () => (await db.select().from(linkKeys).orderBy(asc(linkKeys.createdAt)).limit(1))[0]
  const known = await find()
  if (known) return known
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await db
    .insert(linkKeys)
    .values({ kid: randomUUID(), privateKey: privateKey.export({ format: 'jwk' }), createdAt: now })
  const made = await find()
  if (!made) throw new Error('a key was not created')
  return made
}
