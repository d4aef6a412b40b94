/** createAccountTransfer: moves money between accounts of one holder (docs/partners/second-accounts.md). */
import { add, type Cents, cents, MAX_INPUT, parseAmount, subtract } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import * as z from 'zod'
import { currentAccount, lockAccounts, postTransfer } from '../ledger/book.ts'
import { type Account, movements, postings } from '../ledger/tables.ts'
import { recordEvents } from '../webhooks/outbox.ts'
import { later } from '../zones.ts'
import { accountNo, type Call } from './call.ts'
import { CallRefused, unknownAccount } from './envelope.ts'
import { postedEvent } from './events.ts'
import { dollars, sourceIdOf } from './words.ts'

const transfer = z.object({
  /** The sending account. */
  accountNo,
  transferToAccountNo: accountNo,
  amount: z
    .string()
    .transform((text) => parseAmount(text) ?? 0)
    .refine((amount) => amount > 0 && amount <= MAX_INPUT)
    .transform(cents),
  /** The description of both transactions. */
  message: z.string().trim().min(1).max(2000).default('Account transfer'),
})

/** What an account may send and receive by transfers in 24 hours. The limits are ours. */
const MAX_SENT = cents(2_500_000)
const MAX_RECEIVED = cents(2_000_000)

export const createAccountTransfer: Call<z.output<typeof transfer>> = {
  name: 'createAccountTransfer',
  parameters: transfer,
  writes: true,
  run: async (tx, { accountNo: sender, transferToAccountNo: receiver, amount, message }, { clock }) => {
    const locked = await lockAccounts(tx, [sender, receiver])
    const from = locked.find(({ prn }) => prn === sender)
    if (from?.status !== 'N') throw unknownAccount()
    const to = receiverOf(
      from,
      locked.find(({ prn }) => prn === receiver),
    )
    if (availableOf(from) < amount) throw new CallRefused('445-06', 'Sender insufficient balance')
    const since = later(clock.now(), { days: -1 })
    if (add(await movedSince(tx, from, 'sent', since), amount) > MAX_SENT)
      throw new CallRefused('445-04', 'Sender velocity check failure')
    if (add(await movedSince(tx, to, 'received', since), amount) > MAX_RECEIVED)
      throw new CallRefused('445-05', 'Recipient velocity check failure')

    const entry = { details: message, amountCents: amount, postedAt: clock.now() }
    const { sent, received } = await postTransfer(tx, { from, to }, entry)
    const [fromAfter, toAfter] = [await currentAccount(tx, from.id), await currentAccount(tx, to.id)]
    await recordEvents(tx, clock, [postedEvent(fromAfter, sent), postedEvent(toAfter, received)])
    return {
      old_balance: dollars(availableOf(from)),
      new_balance: dollars(availableOf(fromAfter)),
      adjustment_trans_id: sourceIdOf(sent),
      payment_trans_id: sourceIdOf(received),
      transfer_account_id: String(to.id),
      sender_fee_amount: 0,
      transfer_to_account: {
        old_balance: dollars(availableOf(to)),
        new_balance: dollars(availableOf(toAfter)),
      },
    }
  },
}

const receiverOf = (from: Account, to: Account | undefined): Account => {
  if (!to) throw new CallRefused('445-01', 'The transfer-to account could not be found')
  if (to.id === from.id) throw new CallRefused('36', 'Recipient same as sender')
  if (to.status !== 'N') throw new CallRefused('445-02', 'Invalid transfer-to account')
  if (holderOf(to) !== holderOf(from))
    throw new CallRefused('445-03', 'The transfer-to account product is not authorized')
  return to
}

/** The id of the holder's first account. */
const holderOf = ({ id, primaryId }: Account): number => primaryId ?? id

const availableOf = ({ balanceCents, heldCents }: Account): Cents => subtract(balanceCents, heldCents)

const movedSince = async (
  tx: Db,
  account: Account,
  direction: 'sent' | 'received',
  since: Date,
): Promise<Cents> => {
  const [moved] = await tx
    .select({ total: sql<number>`coalesce(sum(abs(${postings.amountCents})), 0)::float8` })
    .from(postings)
    .innerJoin(movements, eq(movements.id, postings.movementId))
    .where(
      and(
        eq(postings.accountId, account.id),
        eq(movements.kind, 'own_transfer'),
        gt(postings.postedAt, since),
        direction === 'sent' ? lt(postings.amountCents, cents(0)) : gt(postings.amountCents, cents(0)),
      ),
    )
  return cents(moved?.total ?? 0)
}
