/** Moves money back for transfers that are returned, rejected, cancelled or reversed. */
import { cents, negate } from '@yoursuccess/contract/core/money'
import { eq } from 'drizzle-orm'
import { currentAccount, post } from '../../ledger/book.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import { movedEvent, returnedEvent } from './events.ts'
import { makesUnusable, type ReturnCode } from './network.rules.ts'
import type { Subject } from './entries.ts'
import { achAccounts, achEntries } from './tables.ts'

/**
 * Records that the other bank returned a transfer, and moves its money back if it was posted, even if that
 * takes the balance below zero.
 */
export const takeBack = async (subject: Subject, code: ReturnCode, at: Date): Promise<void> => {
  const { tx, world, account, entry } = subject
  const returnMovementId = await moveBack(subject, at)
  const returned = { ...entry, status: 'E' as const, returnCode: code, returnedAt: at, returnMovementId }
  await tx
    .update(achEntries)
    .set({ status: 'E', returnCode: code, returnedAt: at, returnMovementId, nextStep: null, dueAt: null })
    .where(eq(achEntries.id, entry.id))
  if (makesUnusable(code))
    await tx
      .update(achAccounts)
      .set({ status: 'unusable' })
      .where(eq(achAccounts.id, entry.achAccountId ?? 0))
  const after = await currentAccount(tx, account.id)
  await recordEvents(tx, world.clock, [returnedEvent(after, returned, code, at)])
}

/** Refunds a push that was never sent. Does nothing for a pull. */
export const giveBack = async (subject: Subject, at: Date): Promise<void> => {
  const returnMovementId = await moveBack(subject, at)
  await subject.tx.update(achEntries).set({ returnMovementId }).where(eq(achEntries.id, subject.entry.id))
}

/**
 * Posts the reverse of the entry's movement and returns the new movement's id, or null if no money had moved.
 */
export const moveBack = async ({ tx, world, account, entry }: Subject, at: Date): Promise<number | null> => {
  if (entry.movementId === null) return null
  const moved = ['pull', 'credit_in'].includes(entry.direction)
    ? entry.amountCents
    : negate(entry.amountCents)
  const posted = await post(tx, account, {
    kind: 'ach_return',
    details: `Returned: ${entry.description}`,
    amountCents: cents(-moved),
    postedAt: at,
    reversesId: entry.movementId,
  })
  await recordEvents(tx, world.clock, [movedEvent(await currentAccount(tx, account.id), entry, posted)])
  return posted.id
}
