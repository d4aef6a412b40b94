/** Automatic steps of entries as business time passes: validated, sent, credited, returned, posted. */
import type { Db } from '@yoursuccess/database/database'
import { eq, isNotNull } from 'drizzle-orm'
import { currentAccount, post } from '../../ledger/book.ts'
import { takeDueSteps } from '../../ledger/rows.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import { Refusal, type World } from '../../world.ts'
import { bankingDayOf } from '../../zones.ts'
import { lockEntry, type Subject } from './entries.ts'
import { changeEvent, movedEvent, statusEvent } from './events.ts'
import { postFromOutside } from './incoming.ts'
import { correctionOf, courseOf, holdExpiresAt, isReturnCode, returnedAt, sentAt } from './network.rules.ts'
import { giveBack, takeBack } from './returns.ts'
import { type AchAccount, achAccounts, achEntries, type Entry, type Step } from './tables.ts'

/** Takes all steps that are due by the business clock, earliest first, each in a transaction. */
export const runAch = (world: World): Promise<void> => {
  const take = async (tx: Db, id: number) => {
    const { account, entry } = await lockEntry(tx, id)
    if (entry.dueAt && entry.dueAt <= world.clock.now())
      await step({ tx, world, account, entry }, entry.dueAt)
  }
  return takeDueSteps(world, achEntries, take, isNotNull(achEntries.nextStep))
}

/**
 * Takes the next step of one entry now. Throws Refusal 404 for an unknown entry, 409 if no automatic step
 * follows.
 */
export const advance = async (world: World, id: number): Promise<Entry> => {
  const entry = await world.database.transaction(async (tx) => {
    const subject = { tx, world, ...(await lockEntry(tx, id)) }
    if (!subject.entry.nextStep)
      throw new Refusal(409, `The entry is ${subject.entry.status}; nothing follows.`)
    await step(subject, world.clock.now())
    return (await lockEntry(tx, id)).entry
  })
  world.webhooks.kick()
  return entry
}

const step = (subject: Subject, at: Date): Promise<void> => {
  const { nextStep } = subject.entry
  if (!nextStep) throw new Error('an entry without a next step was due')
  return STEPS[nextStep](subject, at)
}

const STEPS: Record<Step, (subject: Subject, at: Date) => Promise<void>> = {
  validate: async (subject, at) => {
    const course = courseOf(subject.entry.amountCents, (await achAccountOf(subject)).name)
    if (course && 'rejected' in course) {
      await change(subject, { status: course.rejected, nextStep: null, dueAt: null }, at)
      return giveBack(subject, at)
    }
    await change(subject, { status: 'P', nextStep: 'send', dueAt: sentAt(bankingDayOf(at)) }, at)
  },

  send: async (subject, at) => {
    const achAccount = await achAccountOf(subject)
    const sent = bankingDayOf(at)
    const course = courseOf(subject.entry.amountCents, achAccount.name)
    const isPull = subject.entry.direction === 'pull'
    const credited = isPull ? holdExpiresAt(sent) : null
    const plan = course && 'returned' in course ? course : undefined
    const returns = plan && { at: returnedAt(sent, plan.returned, plan.isLate), isLate: plan.isLate }
    const next =
      credited && !(returns && !returns.isLate)
        ? { nextStep: 'credit' as const, dueAt: credited }
        : returns
          ? { nextStep: 'return' as const, dueAt: returns.at }
          : { nextStep: null, dueAt: null }
    await change(
      subject,
      { status: 'S', sentAt: at, holdExpiresAt: credited, returnCode: plan?.returned ?? null, ...next },
      at,
    )
    await correct(subject, achAccount, at)
  },

  credit: async (subject, at) => {
    const { tx, world, account, entry } = subject
    const posted = await post(tx, account, {
      kind: 'ach_credit',
      details: entry.description,
      amountCents: entry.amountCents,
      postedAt: at,
    })
    const code = entry.returnCode
    const next =
      code !== null && isReturnCode(code)
        ? { nextStep: 'return' as const, dueAt: returnedAt(bankingDayOf(entry.sentAt ?? at), code, true) }
        : { nextStep: null, dueAt: null }
    await update(tx, entry, { movementId: posted.id, postedAt: posted.postedAt, ...next })
    await recordEvents(tx, world.clock, [movedEvent(await currentAccount(tx, account.id), entry, posted)])
  },

  return: (subject, at) => {
    const code = subject.entry.returnCode ?? ''
    if (!isReturnCode(code)) throw new Error('a return has no code')
    return takeBack(subject, code, at)
  },

  post: (subject, at) => postFromOutside(subject, at),
}

const change = async ({ tx, world, account, entry }: Subject, values: Partial<Entry>, at: Date) => {
  await update(tx, entry, values)
  await recordEvents(tx, world.clock, [statusEvent(account, { ...entry, ...values }, at)])
}

const update = async (tx: Db, entry: Entry, values: Partial<Entry>) => {
  await tx.update(achEntries).set(values).where(eq(achEntries.id, entry.id))
}

const achAccountOf = async ({ tx, entry }: Subject): Promise<AchAccount> => {
  const [found] = await tx
    .select()
    .from(achAccounts)
    .where(eq(achAccounts.id, entry.achAccountId ?? 0))
  if (!found) throw new Error('a transfer has no ACH account')
  return found
}

/**
 * Applies the correction that the other bank sends for the account numbers, if any, and reports it to the
 * bank.
 */
const correct = async ({ tx, world, account }: Subject, achAccount: AchAccount, at: Date) => {
  const correction = correctionOf(achAccount)
  if (!correction) return
  const { code: _code, ...values } = correction
  await tx.update(achAccounts).set(values).where(eq(achAccounts.id, achAccount.id))
  await recordEvents(tx, world.clock, [changeEvent(account, { ...achAccount, ...values }, correction, at)])
}
