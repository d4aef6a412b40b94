import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * The rows behind the last one of the page before, for a list in the order of `by` and then of `key`. With an index
 * on both, each page reads only its own rows, however many are due and however large the table is.
 */
export const behind = (
  { by, key }: { by: SQLWrapper; key: SQLWrapper },
  last: { by: string; key: number } | undefined,
): SQL | undefined => last && sql`(${by}, ${key}) > (${last.by}, ${last.key})`
