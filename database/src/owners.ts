/** Reads the rows of many customers, each bounded, in one statement. */
import { type SQL, sql } from 'drizzle-orm'

/** These customers as rows of a statement. A lateral subquery compares its customer with `OWNER_ID`. */
export const ownersSql = (customerIds: readonly number[]): SQL =>
  sql`unnest(string_to_array(${customerIds.join(',')}, ',')::bigint[]) as owner (id)`

export const OWNER_ID = sql<number>`owner.id`
