/** Control calls that change linked accounts by hand. */
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { idParameter, read } from '../control/read.ts'
import { Refusal, type World } from '../world.ts'
import { maskOf } from './items.ts'
import { type LinkAccount, linkAccounts, type LinkItem, linkItems } from './tables.ts'
import { requireLogin, revoke, verify } from './verification.ts'

const MAX_LIST = 200

const verification = z.strictObject({
  status: z.enum(['automatically_verified', 'verification_expired', 'verification_failed']),
})

export const registerLinkControl = (app: FastifyInstance, world: World): void => {
  app.get('/_sim/links', () => listLinks(world))

  app.post('/_sim/links/:id/verification', (request) => {
    const { status } = read(verification, request.body)
    return change(world, request.params, async (tx, { account }) => {
      if (!account.verificationStatus?.startsWith('pending_'))
        throw new Refusal(409, 'Nothing is pending for this account.')
      await verify(tx, world, account, status)
    })
  })

  app.post('/_sim/links/:id/reset_login', (request) =>
    change(world, request.params, (tx, { item }) => requireLogin(tx, world, item)),
  )

  app.post('/_sim/links/:id/revoke', (request) =>
    change(world, request.params, (tx, { item }) => revoke(tx, world, item)),
  )
}

/** Accounts at other banks with the status of their item, oldest first. */
export const listLinks = async ({ database: { db } }: World) => {
  const rows = await db
    .select({ account: linkAccounts, item: linkItems })
    .from(linkAccounts)
    .innerJoin(linkItems, eq(linkItems.id, linkAccounts.itemId))
    .orderBy(asc(linkAccounts.id))
    .limit(MAX_LIST)
  return rows.map(({ account, item }) => ({
    id: account.id,
    item_id: item.itemId,
    account_id: account.accountId,
    name: account.name,
    owner: account.ownerName,
    mask: maskOf(account),
    status: item.status,
    verification_status: account.verificationStatus,
    arrives_at: account.arrivesAt?.toISOString() ?? null,
  }))
}

type Tx = Parameters<Parameters<World['database']['transaction']>[0]>[0]

const change = async (
  world: World,
  params: unknown,
  work: (tx: Tx, found: { account: LinkAccount; item: LinkItem }) => Promise<void>,
) => {
  const { id } = read(idParameter, params)
  await world.database.transaction(async (tx) => {
    const [found] = await tx
      .select({ account: linkAccounts, item: linkItems })
      .from(linkAccounts)
      .innerJoin(linkItems, eq(linkItems.id, linkAccounts.itemId))
      .where(eq(linkAccounts.id, id))
    if (!found) throw new Refusal(404, 'There is no linked account of this number.')
    await work(tx, found)
  })
  world.webhooks.kick()
  return (await listLinks(world)).find((each) => each.id === id)
}
