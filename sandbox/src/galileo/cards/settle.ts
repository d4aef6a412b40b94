/**
 * Settles, reverses and expires authorizations. Throws Refusal 404 for an unknown authorization, 409 for a
 * step that is not legal.
 */
import { type Cents, negate } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { releasedEvent } from '../events.ts'
import { postAllAndReport, postAndReport } from '../post-and-report.ts'
import { currentAccount, type Entry, type Posted, releaseHold } from '../../ledger/book.ts'
import { lockOwner } from '../../ledger/rows.ts'
import { type Account, type Authorization, authorizations, movements, postings } from '../../ledger/tables.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import { Refusal, type World } from '../../world.ts'

/**
 * Posts an open authorization and ends its hold. `amount` (cents) replaces the merchant's amount. Works even
 * if the card is frozen.
 */
export const settle = async (world: World, id: number, amount?: Cents): Promise<Posted[]> => {
  const { database, clock, webhooks } = world
  const posted = await database.transaction(async (tx) => {
    const { account, authorization } = await lockAuthorization(tx, id)
    assertOpen(authorization)
    await end(tx, authorization, 'settled', clock.now())
    const entry: Entry = {
      kind: 'purchase',
      details: authorization.merchant,
      amountCents: negate(amount ?? authorization.settlesCents),
      postedAt: clock.now(),
      authorizationId: authorization.id,
    }
    const entries = Array<Entry>(authorization.settlesTimes).fill(entry)
    return (await postAllAndReport(tx, clock, account, entries)).posted
  })
  webhooks.kick()
  return posted
}

/** Releases an open authorization, or refunds one posted movement of a settled one, the newest first. */
export const reverse = async (world: World, id: number): Promise<{ released: true } | { posted: Posted }> => {
  const { database, webhooks } = world
  const outcome = await database.transaction(async (tx) => {
    const { account, authorization } = await lockAuthorization(tx, id)
    if (authorization.state === 'settled')
      return { posted: await giveBack(tx, world, account, authorization) }
    assertOpen(authorization)
    await release(tx, world, authorization, 'reversed')
    return { released: true as const }
  })
  webhooks.kick()
  return outcome
}

/** Expires authorizations that merchants never settled. Runs at each step of the clock. */
export const expireAuthorizations = async (world: World): Promise<void> => {
  const { database, clock } = world
  const due = await database.db
    .select({ id: authorizations.id })
    .from(authorizations)
    .where(and(eq(authorizations.state, 'open'), lte(authorizations.expiresAt, clock.now())))
    .orderBy(asc(authorizations.expiresAt), asc(authorizations.id))
  for (const { id } of due) {
    await database.transaction(async (tx) => {
      const { authorization } = await lockAuthorization(tx, id)
      if (authorization.state === 'open') await release(tx, world, authorization, 'expired')
    })
  }
}

const lockAuthorization = async (
  tx: Db,
  id: number,
): Promise<{ account: Account; authorization: Authorization }> => {
  const account = await lockOwner(tx, authorizations, id)
  const [authorization] = await tx.select().from(authorizations).where(eq(authorizations.id, id))
  if (!account || !authorization) throw new Refusal(404, 'There is no authorization of this number.')
  return { account, authorization }
}

const assertOpen = ({ state }: Authorization) => {
  if (state !== 'open') throw new Refusal(409, `The authorization is ${state}.`)
}

const end = async (
  tx: Db,
  authorization: Authorization,
  state: 'settled' | 'reversed' | 'expired',
  now: Date,
) => {
  await releaseHold(tx, authorization.accountId, authorization.amountCents)
  await tx.update(authorizations).set({ state, endedAt: now }).where(eq(authorizations.id, authorization.id))
}

const release = async (
  tx: Db,
  { clock }: World,
  authorization: Authorization,
  state: 'reversed' | 'expired',
) => {
  const now = clock.now()
  await end(tx, authorization, state, now)
  const after = await currentAccount(tx, authorization.accountId)
  await recordEvents(tx, clock, [releasedEvent(after, { ...authorization, state }, now)])
}

const giveBack = async (tx: Db, { clock }: World, account: Account, authorization: Authorization) => {
  const reversal = alias(movements, 'reversal')
  const [settled] = await tx
    .select({ id: movements.id, amountCents: postings.amountCents })
    .from(movements)
    .innerJoin(postings, and(eq(postings.movementId, movements.id), eq(postings.accountId, account.id)))
    .leftJoin(reversal, eq(reversal.reversesId, movements.id))
    .where(
      and(
        eq(movements.authorizationId, authorization.id),
        eq(movements.kind, 'purchase'),
        isNull(reversal.id),
      ),
    )
    .orderBy(desc(movements.id))
    .limit(1)
  if (!settled) throw new Refusal(409, 'The purchase was given back already.')
  return postAndReport(tx, clock, account, {
    kind: 'purchase_reversal',
    details: authorization.merchant,
    amountCents: negate(settled.amountCents),
    postedAt: clock.now(),
    authorizationId: authorization.id,
    reversesId: settled.id,
  })
}
