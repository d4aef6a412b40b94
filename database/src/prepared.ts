import type { Db } from './db.ts'

/**
 * Prepares a frequent statement: it is built once per database handle instead of once per call. PostgreSQL
 * parses it once per connection, under the name given in `make`. Values are placeholders.
 */
export const prepared = <Statement>(make: (db: Db) => Statement): ((db: Db) => Statement) => {
  const made = new WeakMap<Db, Statement>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    const statement = make(db)
    made.set(db, statement)
    return statement
  }
}
