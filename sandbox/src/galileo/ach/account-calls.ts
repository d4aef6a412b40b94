/** addAchAccount, getAchAccounts, removeAchAccount. */
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, ne } from 'drizzle-orm'
import * as z from 'zod'
import { accountNo, onlyAccount, readCall, writeCall } from '../call.ts'
import { CallRefused, missing, unknownAccount } from '../envelope.ts'
import type { Account } from '../../ledger/tables.ts'
import { mountainStamp } from '../../zones.ts'
import { masked } from './events.ts'
import { isRoutingNumber } from './network.rules.ts'
import { type AchAccount, achAccounts } from './tables.ts'

const newAccount = z.object({
  accountNo,
  achRoutingNo: z.string().refine(isRoutingNumber).optional(),
  achAccountNo: z
    .string()
    .regex(/^\d{4,17}$/)
    .optional(),
  type: z.enum(['C', 'S']).optional(),
  name: z.string().trim().min(1).max(60).optional(),
})

export const addAchAccount = writeCall('addAchAccount', newAccount, async (tx, account, given, { clock }) => {
  assertOpen(account)
  const { achRoutingNo: routingNo, achAccountNo, type, name } = given
  // Required even with a processor token: a known quirk of the partner's own sandbox.
  if (name === undefined || type === undefined) throw missing('name, type')
  if (routingNo === undefined || achAccountNo === undefined) throw missing('achRoutingNo, achAccountNo')
  const [known] = await tx
    .select()
    .from(achAccounts)
    .where(
      and(
        ofCustomer(account),
        eq(achAccounts.routingNo, routingNo),
        eq(achAccounts.accountNo, achAccountNo),
        ne(achAccounts.status, 'removed'),
      ),
    )
  if (known) throw new CallRefused('423-04', 'ACH account already exists')
  const [added] = await tx
    .insert(achAccounts)
    .values({ accountId: account.id, name, type, routingNo, accountNo: achAccountNo, addedAt: clock.now() })
    .returning()
  if (!added) throw new Error('an ACH account was not added')
  return { ach_account: payloadOf(added) }
})

export const getAchAccounts = readCall('getAchAccounts', onlyAccount, async (db, account) => {
  const rows = await db
    .select()
    .from(achAccounts)
    .where(and(ofCustomer(account), ne(achAccounts.status, 'removed')))
    .orderBy(asc(achAccounts.id))
  return { ach_accounts: rows.map(payloadOf) }
})

const one = z.object({ accountNo, achAccountId: z.coerce.number().int().min(1) })

export const removeAchAccount = writeCall('removeAchAccount', one, async (tx, account, given) => {
  const found = await findAchAccount(tx, account, given.achAccountId)
  if (!found) throw new CallRefused('492-01', 'ACH account not found')
  if (found.status === 'removed') throw new CallRefused('492-02', 'ACH account has already been deleted')
  await tx.update(achAccounts).set({ status: 'removed' }).where(eq(achAccounts.id, found.id))
  return {}
})

/**
 * An account that is not active is refused like an unknown one. A second account takes no ACH transactions; 429-13 is
 * our own code.
 */
export const assertOpen = ({ status, primaryId }: Account): void => {
  if (status !== 'N') throw unknownAccount()
  if (primaryId !== null) throw new CallRefused('429-13', 'Second accounts take no ACH transactions')
}

/** Finds one of the customer's ACH accounts, even if it was removed. */
export const findAchAccount = async (db: Db, account: Account, id: number) => {
  const [found] = await db
    .select()
    .from(achAccounts)
    .where(and(ofCustomer(account), eq(achAccounts.id, id)))
  return found
}

const ofCustomer = (account: Account) => eq(achAccounts.accountId, account.id)

const payloadOf = (row: AchAccount) => ({
  ach_account_id: String(row.id),
  name: row.name,
  type: row.type,
  routing_no: row.routingNo,
  account_no: masked(row.accountNo),
  status: row.status,
  added_ts: mountainStamp(row.addedAt),
})
