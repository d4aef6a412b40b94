/** createAchTransaction, cancelAchTransaction, getAchTransactionHistory. */
import { MAX_INPUT, negate, parseAmount, subtract } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, desc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import * as z from 'zod'
import { rangeOf } from '../account-calls.ts'
import { accountNo, readCall, writeCall } from '../call.ts'
import { CallRefused, invalid } from '../envelope.ts'
import { dollars } from '../words.ts'
import { currentAccount, post } from '../../ledger/book.ts'
import { isFeatureOn } from '../../ledger/features.ts'
import type { Account } from '../../ledger/tables.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import type { World } from '../../world.ts'
import { bankingDayOf, mountainStamp } from '../../zones.ts'
import { assertOpen, findAchAccount } from './account-calls.ts'
import { movedEvent, statusEvent, traceOf } from './events.ts'
import { exceedsLimits, MAX_ENTRY } from './limits.ts'
import { validatedAt } from './network.rules.ts'
import { giveBack } from './returns.ts'
import { achEntries, type Entry } from './tables.ts'

const newTransfer = z.object({
  accountNo,
  achAccountId: z.coerce.number().int().min(1),
  amount: z.string().refine((text) => {
    const amount = parseAmount(text)
    return amount !== undefined && amount > 0 && amount <= MAX_INPUT
  }),
  debitCreditIndicator: z.enum(['D', 'C']),
  description: z.string().trim().max(80).default('ACH transfer'),
  transactionId: z.string(),
})
type NewTransfer = z.output<typeof newTransfer>

export const createAchTransaction = writeCall(
  'createAchTransaction',
  newTransfer,
  async (tx, account, given, world) => {
    assertOpen(account)
    const amountCents = parseAmount(given.amount)
    if (amountCents === undefined) throw invalid('amount')
    const isPull = given.debitCreditIndicator === 'D'
    const refused = await refusalOf(tx, world, { account, given, amountCents, isPull })
    if (refused) throw refused
    const now = world.clock.now()
    const [entry] = await tx
      .insert(achEntries)
      .values({
        accountId: account.id,
        achAccountId: given.achAccountId,
        direction: isPull ? 'pull' : 'push',
        amountCents,
        description: given.description,
        transactionId: given.transactionId,
        status: 'N',
        createdAt: now,
        nextStep: 'validate',
        dueAt: validatedAt(bankingDayOf(now)),
      })
      .returning()
    if (!entry) throw new Error('a transfer was not created')
    if (!isPull) await takeNow(tx, world, account, entry)
    return { ach_transaction_id: String(entry.id), status: 'N', ach_source_trace: traceOf(entry) }
  },
)

interface TransferRequest {
  account: Account
  given: NewTransfer
  amountCents: ReturnType<typeof negate>
  isPull: boolean
}

const refusalOf = async (
  tx: Db,
  { clock, config }: World,
  { account, given, amountCents, isPull }: TransferRequest,
): Promise<CallRefused | undefined> => {
  const achAccount = await findAchAccount(tx, account, given.achAccountId)
  if (!achAccount || achAccount.status === 'removed')
    return new CallRefused('429-01', 'ACH account not found')
  if (achAccount.status === 'unusable') return new CallRefused('429-11', 'Invalid ACH account')
  // 429-12 is our own code: the program accepts no more deposits.
  if (isPull && (await isFeatureOn(tx, account, 'noDeposits', clock.now())))
    return new CallRefused('429-12', 'Deposits have ended')
  const limit = new CallRefused('429-03', 'Limit violation')
  if (amountCents > MAX_ENTRY) return limit
  if (!isPull)
    return subtract(account.balanceCents, account.heldCents) < amountCents
      ? new CallRefused('429-02', 'Insufficient balance')
      : undefined
  if (account.balanceCents < 0 && (await hadReturn(tx, account))) return limit
  return config.achLimits && (await exceedsLimits(tx, account, amountCents, clock.now())) ? limit : undefined
}

const hadReturn = async (tx: Db, account: Account): Promise<boolean> => {
  const found = await tx
    .select({ id: achEntries.id })
    .from(achEntries)
    .where(
      and(
        eq(achEntries.accountId, account.id),
        eq(achEntries.direction, 'pull'),
        isNotNull(achEntries.returnMovementId),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Debits the account at once for a push. */
const takeNow = async (tx: Db, { clock }: World, account: Account, entry: Entry): Promise<void> => {
  const posted = await post(tx, account, {
    kind: 'ach_debit',
    details: entry.description,
    amountCents: negate(entry.amountCents),
    postedAt: clock.now(),
  })
  await tx
    .update(achEntries)
    .set({ movementId: posted.id, postedAt: posted.postedAt })
    .where(eq(achEntries.id, entry.id))
  await recordEvents(tx, clock, [movedEvent(await currentAccount(tx, account.id), entry, posted)])
}

const one = z.object({ accountNo, achTransactionId: z.coerce.number().int().min(1) })

export const cancelAchTransaction = writeCall(
  'cancelAchTransaction',
  one,
  async (tx, account, given, world) => {
    const [entry] = await tx
      .select()
      .from(achEntries)
      .where(
        and(
          eq(achEntries.accountId, account.id),
          eq(achEntries.id, given.achTransactionId),
          inArray(achEntries.direction, ['pull', 'push']),
        ),
      )
    if (!entry) throw new CallRefused('430-01', 'ACH transaction not found')
    if (entry.status !== 'N') throw new CallRefused('430-02', 'ACH transaction cannot be cancelled any more')
    const cancelled = { ...entry, status: 'C' as const }
    await tx
      .update(achEntries)
      .set({ status: 'C', nextStep: null, dueAt: null })
      .where(eq(achEntries.id, entry.id))
    await recordEvents(tx, world.clock, [statusEvent(account, cancelled, world.clock.now())])
    await giveBack({ tx, world, account, entry }, world.clock.now())
    return {}
  },
)

const range = z.object({
  accountNo,
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  achTransactionId: z.coerce.number().int().min(1).optional(),
})

const MAX_LIST = 500

export const getAchTransactionHistory = readCall(
  'getAchTransactionHistory',
  range,
  async (db, account, given) => {
    const rows = await db
      .select()
      .from(achEntries)
      .where(
        and(
          eq(achEntries.accountId, account.id),
          inArray(achEntries.direction, ['pull', 'push']),
          ...wanted(given),
        ),
      )
      .orderBy(desc(achEntries.id))
      .limit(MAX_LIST)
    return { transactions: rows.map(payloadOf) }
  },
)

const wanted = ({ achTransactionId, startDate, endDate }: z.output<typeof range>) => {
  if (achTransactionId !== undefined) return [eq(achEntries.id, achTransactionId)]
  const { from, until } = rangeOf({ startDate: startDate ?? '', endDate: endDate ?? '' })
  return [gte(achEntries.createdAt, from), lt(achEntries.createdAt, until)]
}

const payloadOf = (entry: Entry) => ({
  ach_transaction_id: String(entry.id),
  ach_account_id: String(entry.achAccountId),
  transaction_id: entry.transactionId,
  amount: dollars(entry.amountCents),
  debit_credit_indicator: entry.direction === 'pull' ? 'D' : 'C',
  description: entry.description,
  status: entry.status,
  ach_source_trace: traceOf(entry),
  created_ts: mountainStamp(entry.createdAt),
  sent_ts: stampOf(entry.sentAt),
  hold_expiry_ts: stampOf(entry.holdExpiresAt),
  post_ts: stampOf(entry.postedAt),
  source_id: entry.movementId === null ? null : String(entry.movementId),
  // Hides the code of a return that is planned but has not happened.
  return_code: entry.returnedAt && entry.returnCode,
  return_ts: stampOf(entry.returnedAt),
})

const stampOf = (at: Date | null) => at && mountainStamp(at)
