/** Incoming ACH entries: pay, tax refunds, and debits by trustees and other companies. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, negate, subtract } from '@yoursuccess/contract/core/money'
import { bankingDayFrom, addBankingDays } from '@yoursuccess/contract/core/banking-days'
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { currentAccount, lockAccount, post } from '../../ledger/book.ts'
import { isFeatureOn } from '../../ledger/features.ts'
import { assertTakesOutsideMoney } from '../../ledger/outside-money.ts'
import type { Account } from '../../ledger/tables.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import { Refusal, type World } from '../../world.ts'
import { bankingDayOf, morningOf } from '../../zones.ts'
import { failedEvent, movedEvent } from './events.ts'
import { creditDay, type ReturnCode } from './network.rules.ts'
import type { Subject } from './entries.ts'
import { achEntries, type Entry } from './tables.ts'

export interface FromOutside {
  direction: 'credit' | 'debit'
  amountCents: Cents
  company: string
  description: string
  effectiveOn?: CalendarDate | undefined
  /** The receiver's name in the entry; defaults to the customer's name. */
  receiverName?: string | undefined
}

/**
 * Records an entry that posts automatically on its day. Throws Refusal 404 for an unknown account, 409 for a
 * second account, 422 for a day on which banks do not settle.
 */
export const announce = async (world: World, prn: string, given: FromOutside): Promise<Entry> =>
  world.database.transaction(async (tx) => {
    const account = await lockAccount(tx, prn)
    if (!account) throw new Refusal(404, 'There is no account of this number.')
    return announceTo(tx, account, given, world.clock.now())
  })

/** Records an entry to a locked account as announced at `at`. Throws Refusal 409 and 422 like `announce`. */
export const announceTo = async (tx: Db, account: Account, given: FromOutside, at: Date): Promise<Entry> => {
  assertTakesOutsideMoney(account)
  const today = bankingDayOf(at)
  const effectiveOn = given.effectiveOn ?? addBankingDays(today, 1)
  if (bankingDayFrom(effectiveOn) !== effectiveOn)
    throw new Refusal(422, 'effective_on: banks do not settle on this day')
  const isEarly =
    given.direction === 'credit' &&
    !/\bTAX REF/i.test(given.description) &&
    (await isFeatureOn(tx, account, 'earlyAccess', at))
  const [entry] = await tx
    .insert(achEntries)
    .values({
      accountId: account.id,
      direction: given.direction === 'credit' ? 'credit_in' : 'debit_in',
      amountCents: given.amountCents,
      description: given.description,
      company: given.company,
      receiverName: given.receiverName ?? `${account.firstName} ${account.lastName}`,
      status: 'expected',
      createdAt: at,
      effectiveOn,
      nextStep: 'post',
      dueAt: morningOf(given.direction === 'credit' ? creditDay(today, effectiveOn, isEarly) : effectiveOn),
    })
    .returning()
  if (!entry) throw new Error('an entry was not announced')
  return entry
}

/** Posts an entry that is due, or returns it to its sender. */
export const postFromOutside = async (subject: Subject, at: Date): Promise<void> => {
  const { tx, world, account, entry } = subject
  const code = refusalOf(account, entry) ?? (await endingOf(tx, account, entry, at))
  if (code) return failFromOutside(subject, { code, status: 'returned' }, at)
  // A prenote only checks that the account exists.
  if (entry.amountCents === 0) return end(subject, { status: 'posted', postedAt: at })
  const isCredit = entry.direction === 'credit_in'
  const posted = await post(tx, account, {
    kind: isCredit ? 'deposit' : 'ach_debit',
    details: `${entry.description} ${entry.company}`.trim(),
    amountCents: isCredit ? entry.amountCents : negate(entry.amountCents),
    postedAt: at,
  })
  await end(subject, { status: 'posted', movementId: posted.id, postedAt: posted.postedAt })
  await recordEvents(tx, world.clock, [movedEvent(await currentAccount(tx, account.id), entry, posted)])
}

/** Returns an entry to its sender. No money moves. */
export const failFromOutside = async (
  subject: Subject,
  { code, status }: { code: ReturnCode; status: 'returned' | 'stopped' },
  at: Date,
): Promise<void> => {
  const { tx, world, account, entry } = subject
  await end(subject, { status, returnCode: code, returnedAt: at })
  await recordEvents(tx, world.clock, [failedEvent(account, entry, code, at)])
}

const end = async ({ tx, entry }: Subject, values: Partial<Entry>): Promise<void> => {
  await tx
    .update(achEntries)
    .set({ ...values, nextStep: null, dueAt: null })
    .where(eq(achEntries.id, entry.id))
}

/** The return code if the program no longer accepts deposits, or debits; undefined if it does. */
const endingOf = async (
  tx: Db,
  account: Account,
  entry: Entry,
  at: Date,
): Promise<ReturnCode | undefined> => {
  const ending = entry.direction === 'credit_in' ? 'noDeposits' : 'noSpending'
  return (await isFeatureOn(tx, account, ending, at)) ? 'R20' : undefined
}

const refusalOf = (account: Account, entry: Entry): ReturnCode | undefined => {
  if (account.status !== 'N') return entry.direction === 'credit_in' ? 'R02' : 'R16'
  if (entry.direction === 'credit_in') return isSameName(entry.receiverName, account) ? undefined : 'R03'
  return subtract(account.balanceCents, account.heldCents) < entry.amountCents ? 'R01' : undefined
}

/** Payroll files write names in capitals and omit middle names, so only the last name must match. */
const isSameName = (receiver: string, { lastName }: Account): boolean =>
  receiver.toLocaleUpperCase('en').includes(lastName.toLocaleUpperCase('en'))
