/** What every database offers, embedded or not. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The open database or the transaction in hand: queries take it first and do not care which.
 * The transaction is passed, never ambient.
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** For single statements outside a transaction. Throws inside one. */
  readonly db: Db
  /**
   * Runs the work in one transaction. What it throws rolls everything back. It may run up to four times when
   * PostgreSQL reports a deadlock or a serialization failure, so it must do nothing but read and write this database.
   * Throws when a transaction is open already.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** One statement as text, for what brings its own SQL (the job queue). Throws inside a transaction. */
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
  /** Several statements without parameters, for migrations. Throws inside a transaction. */
  run(text: string): Promise<{ rows: unknown[] }>
  /**
   * Rows of texts, in the order of the columns: for reads so large that making values of them is what takes the time.
   * A boolean begins with "t" or "f". Throws inside a transaction.
   */
  texts(read: TextRead, values: unknown[]): Promise<(string | null)[][]>
  /**
   * Runs the work while this process alone, of all that use the database, holds the named lock. The work uses the
   * connection that holds it, so they end together; its statements may take as long as they need.
   */
  alone<T>(lock: number, work: (session: Session) => Promise<T>): Promise<T>
  /** Connections of this process, for those who watch it: open, idle among them, and callers that wait for one. */
  connections(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

export interface TextRead {
  /** PostgreSQL parses the statement once for each connection, by this name. */
  name: string
  columns: readonly string[]
  /** "from ... where ... order by ... limit ...", with $1 and so on for values. */
  source: string
}

export type Session = Pick<Database, 'transaction' | 'query' | 'run'>

export interface OpenOptions {
  /** postgres://... for PostgreSQL; without it the embedded database is opened. */
  url?: string | undefined
  /** Directory of the embedded database; without it, it lives in memory. */
  dataDir?: string | undefined
  /** Largest number of connections (PostgreSQL). */
  connections?: number | undefined
  /** A statement that takes longer fails, and its connection is dropped (PostgreSQL). Milliseconds. */
  queryTimeoutMs?: number | undefined
  /** Starts the embedded database from a dumped image (tests). */
  image?: Blob | undefined
}
