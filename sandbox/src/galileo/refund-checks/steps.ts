/** Moves refund checks from status to status: as business time passes, or when the holder cashes one. */
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { lockOwner, takeDueSteps } from '../../ledger/rows.ts'
import type { Account } from '../../ledger/tables.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import { Refusal, type World } from '../../world.ts'
import { later } from '../../zones.ts'
import { checkEvent } from './events.ts'
import { type CheckStatus, type RefundCheck, refundChecks } from './tables.ts'

/** Mails printed checks and voids expired ones, earliest due time first. */
export const runRefundChecks = (world: World): Promise<void> =>
  takeDueSteps(world, refundChecks, async (tx, id) => {
    const { account, check } = await lockCheck(tx, id)
    if (check.dueAt && check.dueAt <= world.clock.now())
      await moveTo(tx, world, { account, check }, check.status === 'P' ? 'M' : 'X', check.dueAt)
  })

/** Cashes a check. Throws Refusal 404 for an unknown check, 409 for one that is not in the mail. */
export const cash = async (world: World, id: number): Promise<RefundCheck> => {
  const cashed = await world.database.transaction(async (tx) => {
    const found = await lockCheck(tx, id)
    if (found.check.status !== 'M') throw new Refusal(409, 'Only a check that was mailed is cashed.')
    return moveTo(tx, world, found, 'C', world.clock.now())
  })
  world.webhooks.kick()
  return cashed
}

const moveTo = async (
  tx: Db,
  { clock }: World,
  { account, check }: { account: Account; check: RefundCheck },
  status: CheckStatus,
  at: Date,
): Promise<RefundCheck> => {
  const isMailed = status === 'M'
  const moved: RefundCheck = {
    ...check,
    status,
    statusAt: at,
    mailedAt: isMailed ? at : check.mailedAt,
    // The check can still be cashed on its last day.
    dueAt: isMailed ? later(at, { days: check.cashableDays + 1 }) : null,
  }
  const { id, ...values } = moved
  await tx.update(refundChecks).set(values).where(eq(refundChecks.id, id))
  const event = checkEvent(account, moved)
  if (event) await recordEvents(tx, clock, [event])
  return moved
}

/** Locks the account, then reads the check. Throws Refusal 404 if there is no such check. */
const lockCheck = async (tx: Db, id: number): Promise<{ account: Account; check: RefundCheck }> => {
  const account = await lockOwner(tx, refundChecks, id)
  const [check] = await tx.select().from(refundChecks).where(eq(refundChecks.id, id))
  if (!account || !check) throw new Refusal(404, 'There is no refund check of this number.')
  return { account, check }
}
