import type { TrusteeFound } from '@yoursuccess/contract/trustees/trustees'
import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { trusteeMethods, trusteeTerms, trustees } from './trustees.tables.ts'
import { viewTrustee } from './trustees.views.ts'

/** Above every text that begins with the term, in the order of bytes. */
const endOf = (term: string) => `${term}\u{10ffff}`

/** Ids of the offices with a word that begins with this one. */
const withWord = (db: Db, word: string) =>
  db
    .select({ id: trusteeTerms.trusteeId })
    .from(trusteeTerms)
    .where(
      and(eq(trusteeTerms.kind, 'word'), gte(trusteeTerms.term, word), lt(trusteeTerms.term, endOf(word))),
    )

const withTerm = (db: Db, kind: 'district' | 'name' | 'address', terms: readonly string[]) =>
  db
    .select({ id: trusteeTerms.trusteeId })
    .from(trusteeTerms)
    .where(and(eq(trusteeTerms.kind, kind), inArray(trusteeTerms.term, [...terms])))

export interface TrusteeSearch {
  /** Each must begin a word of the office's names. */
  words: readonly string[]
  district: string | undefined
  limit: number
}

/** Offices that the directory lists: those whose name begins with the words first, then by name. */
export const searchTrustees = (
  db: Db,
  { words, district, limit }: TrusteeSearch,
): Promise<TrusteeFound[]> => {
  const typed = words.join(' ')
  return db
    .select({
      id: trustees.id,
      name: trustees.name,
      office: trustees.office,
      districts: trustees.districts,
      city: trustees.city,
      state: trustees.state,
    })
    .from(trustees)
    .where(
      and(
        isNull(trustees.retiredOn),
        district === undefined ? undefined : inArray(trustees.id, withTerm(db, 'district', [district])),
        ...words.map((word) => inArray(trustees.id, withWord(db, word))),
      ),
    )
    .orderBy(desc(sql`starts_with(lower(${trustees.name}), ${typed})`), asc(trustees.name), asc(trustees.id))
    .limit(limit)
}

/** The entry of an office, also of one that the directory no longer lists. */
export const findTrustee = async (db: Db, id: number): Promise<Trustee | undefined> => {
  const [row] = await db.select().from(trustees).where(eq(trustees.id, id))
  if (!row) return undefined
  const methods = await db.select().from(trusteeMethods).where(eq(trusteeMethods.trusteeId, id))
  return viewTrustee(row, methods)
}

/** The entries of these offices, also of those that the directory no longer lists. */
export const listTrusteesById = async (db: Db, ids: readonly number[]): Promise<Trustee[]> =>
  ids.length === 0
    ? []
    : withMethods(
        db,
        await db
          .select()
          .from(trustees)
          .where(inArray(trustees.id, [...ids])),
      )

/** The entries of the listed offices with one of these terms, which few offices share. */
export const listByTerms = async (
  db: Db,
  { names, addresses }: { names: readonly string[]; addresses: readonly string[] },
): Promise<Trustee[]> => {
  const rows = await db
    .select()
    .from(trustees)
    .where(
      and(
        isNull(trustees.retiredOn),
        or(
          inArray(trustees.id, withTerm(db, 'name', names)),
          inArray(trustees.id, withTerm(db, 'address', addresses)),
        ),
      ),
    )
    .orderBy(asc(trustees.id))
  return withMethods(db, rows)
}

const withMethods = async (db: Db, rows: readonly (typeof trustees.$inferSelect)[]): Promise<Trustee[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const methods = await db.select().from(trusteeMethods).where(inArray(trusteeMethods.trusteeId, ids))
  return rows.map((row) =>
    viewTrustee(
      row,
      methods.filter(({ trusteeId }) => trusteeId === row.id),
    ),
  )
}
