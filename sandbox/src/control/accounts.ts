/** Control calls that list customers, deposit money, and import an account's history. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { postAndReport } from '../galileo/post-and-report.ts'
import { currentAccount, lockAccount } from '../ledger/book.ts'
import { cardStatusOf, listAccounts, listCards } from '../ledger/customers.ts'
import { isFeatureOn } from '../ledger/features.ts'
import { assertTakesOutsideMoney } from '../ledger/outside-money.ts'
import { type Account, movements, postings } from '../ledger/tables.ts'
import { Refusal, type World } from '../world.ts'
import { importHistory } from './import.ts'
import { customUserFile } from './plaid-file.ts'
import { amount, limitedText, prnParameter, read } from './read.ts'

const KIND_OF = { payroll: 'deposit', refund: 'refund', cash_back: 'cash_back' } as const

const deposit = z.strictObject({
  kind: z.enum(['payroll', 'refund', 'cash_back']),
  amount,
  description: limitedText(200),
  /** For a refund: the id of the debit that is refunded. The refund may be larger than the debit. */
  refunds: z.int().min(1).optional(),
})

const MAX_FILE_BYTES = 32 * 1024 * 1024

export const registerAccounts = (app: FastifyInstance, world: World): void => {
  app.get('/_sim/customers', () => listCustomers(world))

  app.post('/_sim/accounts/:prn/deposits', async (request) => {
    const { prn } = read(prnParameter, request.params)
    const { posted, balance } = await credit(world, prn, read(deposit, request.body))
    return { id: posted.id, balance: formatAmount(balance) }
  })

  app.post('/_sim/accounts/:prn/import', { bodyLimit: MAX_FILE_BYTES }, async (request) => {
    const { prn } = read(prnParameter, request.params)
    return importHistory(world, prn, read(customUserFile, request.body))
  })
}

/** Customers' accounts, with the status of the newest card and the posted balance. */
export const listCustomers = async ({ database: { db }, clock }: World) => {
  const accounts = await listAccounts(db)
  const customers = []
  for (const account of accounts) {
    const [card] = await listCards(db, account)
    customers.push({
      email: account.email,
      name: `${account.firstName} ${account.lastName}`,
      phone: account.phone,
      cards_go_to: account.shipTo.address_1 ? account.shipTo : account.address,
      prn: account.prn,
      primary_prn: accounts.find(({ id }) => id === account.primaryId)?.prn ?? null,
      card_id: card?.id ?? null,
      card_status: cardStatusOf(card, clock.now()),
      balance: formatAmount(account.balanceCents),
      account_status: account.status,
      plastic_ordered: card?.plasticOrderedAt != null,
    })
  }
  return customers
}

const credit = async ({ database, clock, webhooks }: World, prn: string, given: z.output<typeof deposit>) => {
  const outcome = await database.transaction(async (tx) => {
    const account = await lockAccount(tx, prn)
    if (!account) throw new Refusal(404, 'There is no account of this number.')
    if (account.status !== 'N') throw new Refusal(409, 'The account is closed.')
    assertTakesOutsideMoney(account)
    if (given.kind === 'payroll' && (await isFeatureOn(tx, account, 'noDeposits', clock.now())))
      throw new Refusal(409, 'The program takes no more deposits: the entry goes back to its sender.')
    if (given.refunds !== undefined) await assertRefundable(tx, account, given.refunds)
    const posted = await postAndReport(tx, clock, account, {
      kind: KIND_OF[given.kind],
      details: given.description,
      amountCents: given.amount,
      postedAt: clock.now(),
      ...(given.refunds !== undefined && { reversesId: given.refunds }),
    })
    return { posted, balance: (await currentAccount(tx, account.id)).balanceCents }
  })
  webhooks.kick()
  return outcome
}

const assertRefundable = async (tx: Db, account: Account, movementId: number): Promise<void> => {
  const [posting] = await tx
    .select({ amountCents: postings.amountCents })
    .from(postings)
    .where(and(eq(postings.movementId, movementId), eq(postings.accountId, account.id)))
  if (!posting || posting.amountCents > 0) throw new Refusal(404, 'The account has no debit of this number.')
  const [earlier] = await tx
    .select({ id: movements.id })
    .from(movements)
    .where(eq(movements.reversesId, movementId))
  if (earlier) throw new Refusal(409, 'This was given back already.')
}
