import type { Db } from './db.ts'

/**
 * A frequent statement: built once per handle instead of once per call. PostgreSQL also parses it only once
 * per connection, under the name given in `make`. Its values are placeholders.
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
