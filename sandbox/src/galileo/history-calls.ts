/** getTransHistory and getAuthHistory. */
import { cents, negate } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, count, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import * as z from 'zod'
import { type Account, authorizations, movements, postings } from '../ledger/tables.ts'
import { mountainStamp } from '../zones.ts'
import { rangeOf } from './account-calls.ts'
import { accountNo, readCall } from './call.ts'
import { dollars, sourceIdOf, transCodeOf } from './words.ts'

const MAX_PAGE = 500

const paging = z.object({
  accountNo,
  startDate: z.string(),
  endDate: z.string(),
  recordCnt: z.coerce.number().int().min(1).max(99_999).default(100),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
})

/** Posted transactions, newest first. */
export const getTransHistory = readCall('getTransHistory', paging, async (db, account, given) => {
  const { from, until } = rangeOf(given)
  const size = Math.min(given.recordCnt, MAX_PAGE)
  const { rows, total } = await pageOf(db, account, { from, until, skip: (given.page - 1) * size, size })
  return {
    transaction_count: rows.length,
    page: given.page,
    total_record_count: total,
    number_of_pages: Math.ceil(total / size),
    start_date: mountainStamp(from),
    end_date: mountainStamp(new Date(until.getTime() - 1000)),
    transactions: rows,
  }
})

/** Open authorizations, newest first. */
export const getAuthHistory = readCall('getAuthHistory', paging, async (db, account, given) => {
  const { from, until } = rangeOf(given)
  const rows = await db
    .select()
    .from(authorizations)
    .where(
      and(
        eq(authorizations.accountId, account.id),
        eq(authorizations.state, 'open'),
        gte(authorizations.authorizedAt, from),
        lt(authorizations.authorizedAt, until),
      ),
    )
    .orderBy(desc(authorizations.authorizedAt), desc(authorizations.id))
    .limit(Math.min(given.recordCnt, MAX_PAGE))
  return {
    authorizations: rows.map((row) => ({
      auth_id: String(row.id),
      details: row.merchant,
      details_formatted: row.merchant.toUpperCase(),
      mcc: row.mcc,
      amount: dollars(negate(row.amountCents)),
      timestamp: mountainStamp(row.authorizedAt),
      expiry: mountainStamp(row.expiresAt),
      type: 'L',
      card_id: row.cardId === null ? 'N/A' : String(row.cardId),
      pmt_ref_no: account.prn,
    })),
  }
})

interface Page {
  from: Date
  until: Date
  skip: number
  size: number
}

/** Reads from the nearer end of the range, so that the last page costs no more than the first. */
const pageOf = async (db: Db, account: Account, { from, until, skip, size }: Page) => {
  const inRange = and(
    eq(postings.accountId, account.id),
    gte(postings.postedAt, from),
    lt(postings.postedAt, until),
  )
  const [counted] = await db.select({ total: count() }).from(postings).where(inRange)
  const total = counted?.total ?? 0
  const fromEnd = skip > total / 2
  const wanted = Math.max(0, Math.min(size, total - skip))
  const order = fromEnd ? asc : desc
  const found = wanted
    ? await db
        .select()
        .from(postings)
        .where(inRange)
        .orderBy(order(postings.postedAt), order(postings.movementId))
        .offset(fromEnd ? total - skip - wanted : skip)
        .limit(wanted)
    : []
  if (fromEnd) found.reverse()
  return { rows: await described(db, account, found), total }
}

const described = async (db: Db, account: Account, found: (typeof postings.$inferSelect)[]) => {
  if (found.length === 0) return []
  const ids = found.map(({ movementId }) => movementId)
  const texts = new Map(
    (await db.select().from(movements).where(inArray(movements.id, ids))).map((row) => [row.id, row]),
  )
  return found.map((posting) => {
    const movement = texts.get(posting.movementId)
    if (!movement) throw new Error('a posting has no movement')
    const leg = { kind: movement.kind, id: movement.id, amountCents: posting.amountCents }
    const [activity, type, description] = transCodeOf(leg)
    return {
      pmt_ref_no: account.prn,
      source_id: sourceIdOf(leg),
      act_type: activity,
      type,
      type_description: description,
      trans_code: `${activity}${type}`,
      post_ts: mountainStamp(movement.postedAt),
      amt: dollars(cents(posting.amountCents)),
      details: movement.details,
      auth_id: movement.authorizationId === null ? null : String(movement.authorizationId),
      prior_id: movement.reversesId === null ? '0' : String(movement.reversesId),
    }
  })
}
