import type { Db } from './db.ts'

/**
 * A statement that is asked often: built once for each handle instead of each time, and on PostgreSQL parsed once for
 * each connection, by the name that it is given in `make`. Its values are placeholders.
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
