/** Posted transactions that fit a search. */
import { and, desc, sql } from 'drizzle-orm'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Direction } from '@yoursuccess/contract/transactions/search'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { isOfCategory } from '../tracker/tracker.service.ts'
import { boundsFrom, type DayRange, fromPageOn, NEWEST_FIRST, type RowPlace } from './transactions.queries.ts'
import { postedTransactions } from './transactions.tables.ts'

/**
 * How many rows one call looks at. So a search that finds nothing costs the same whether the customer has five
 * thousand rows or a million (docs/decisions/0197-a-search-reads-a-window.md).
 */
export const MAX_SEARCHED = 5000

interface Search {
  /** A part of the details, in upper or lower case. Empty fits all. */
  text: string
  /** The processor's kinds. Empty fits all. */
  kinds: readonly string[]
  direction: Direction | undefined
  /** Of the transaction or one of its parts. */
  category: ExpenseCategory | undefined
  /** Amounts without their sign. */
  min: Cents | undefined
  max: Cents | undefined
}

interface Place {
  after: RowPlace | undefined
  range: DayRange | undefined
}

const { id, amountCents, postedAt, details, kind } = postedTransactions

const windowOf = (db: Db) =>
  db
    .select({ id, amountCents, postedAt, details, kind })
    .from(postedTransactions)
    .where(fromPageOn)
    .orderBy(...NEWEST_FIRST)
    // As a placeholder: a plan for a known number of rows may sort them instead of following the index.
    .limit(sql.placeholder('most'))
    .as('searched')

/** A statement for the searches of a category, so that the others don't look at any items. */
const statementOf = (name: string, { ofCategory }: { ofCategory: boolean }) =>
  prepared((db) => {
    const rows = windowOf(db)
    const text = sql.placeholder('text')
    const kinds = sql.placeholder('kinds')
    const direction = sql.placeholder('direction')
    return (
      db
        .select({
          id: rows.id,
          amountCents: rows.amountCents,
          postedAt: rows.postedAt,
          details: rows.details,
          kind: rows.kind,
        })
        .from(rows)
        .where(
          and(
            // `position`, not `like`: what customers type has no wildcards.
            sql`position(lower(${text}::text) in lower(${rows.details})) > 0`,
            sql`(${kinds}::text = '' or ${rows.kind} = any(string_to_array(${kinds}::text, ',')))`,
            sql`(${direction}::text = '' or (${direction}::text = 'out') = (${rows.amountCents} < 0))`,
            sql`abs(${rows.amountCents}) between ${sql.placeholder('min')}::bigint and ${sql.placeholder('max')}::bigint`,
            ofCategory ? isOfCategory(rows.id, sql`${sql.placeholder('category')}`) : undefined,
          ),
        )
        // The order of the rows below, so nothing is sorted and reading ends with the page.
        .orderBy(desc(rows.postedAt), desc(rows.id))
        .limit(sql.placeholder('limit'))
        .prepare(name)
    )
  })
const found = statementOf('transactions_search', { ofCategory: false })
const foundOfCategory = statementOf('transactions_search_category', { ofCategory: true })

/** Those among the next MAX_SEARCHED rows, newest first, at most `limit`. */
export const searchPosted = (
  db: Db,
  customerId: number,
  { text, kinds, direction, category, min, max }: Search,
  { after, range, limit }: Place & { limit: number },
) =>
  (category === undefined ? found : foundOfCategory)(db).execute({
    ...boundsFrom(customerId, after, range),
    most: MAX_SEARCHED,
    text,
    kinds: kinds.join(','),
    direction: direction ?? '',
    ...(category && { category }),
    min: min ?? ZERO,
    max: max ?? MAX_POSTED,
    limit,
  })

/** More than any transaction, whoever made it. */
const MAX_POSTED = Number.MAX_SAFE_INTEGER

const end = prepared((db) =>
  db
    .select({ id, postedAt })
    .from(postedTransactions)
    .where(fromPageOn)
    .orderBy(...NEWEST_FIRST)
    .limit(1)
    .offset(sql.placeholder('before'))
    .prepare('transactions_search_end'),
)

/** The last row that `searchPosted` looks at. Undefined if it looks at all that are left. */
export const findSearchEnd = async (
  db: Db,
  customerId: number,
  { after, range }: Place,
): Promise<RowPlace | undefined> => {
  const [row] = await end(db).execute({ ...boundsFrom(customerId, after, range), before: MAX_SEARCHED - 1 })
  return row
}
