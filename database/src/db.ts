/** The common interface of the embedded database and PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The open database or the current transaction: queries take it first and work with either. The transaction
 * is always passed, never ambient.
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** For single statements outside a transaction. Throws inside one. */
  readonly db: Db
  /**
   * Runs the work in one transaction. An error that it throws rolls everything back. PostgreSQL may report a
   * deadlock or a serialization failure, so the work may run up to four times and must only read and write
   * this database. Throws when a transaction is already open.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /**
   * Runs one SQL statement, for code that writes its own SQL (the job queue). Throws inside a transaction.
   */
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
  /** Runs several statements without parameters, for migrations. Throws inside a transaction. */
  run(text: string): Promise<{ rows: unknown[] }>
  /**
   * Rows of text, in the order of the columns: for reads so large that converting the values takes most of
   * the time. A boolean begins with "t" or "f". Throws inside a transaction.
   */
  texts(read: TextRead, values: unknown[]): Promise<(string | null)[][]>
  /**
   * Runs the work while this process holds the named lock, which only one user of the database can hold. The
   * work uses the connection that holds the lock, so they end together. Its statements have no time limit.
   */
  alone<T>(lock: number, work: (session: Session) => Promise<T>): Promise<T>
  /** Connections of this process, for monitoring: open, idle among them, and callers that wait for one. */
  connections(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

export interface TextRead {
  /** PostgreSQL parses the statement once per connection, under this name. */
  name: string
  columns: readonly string[]
  /** "from ... where ... order by ... limit ...", with $1 and so on for values. */
  source: string
}

export type Session = Pick<Database, 'transaction' | 'query' | 'run'>

export interface OpenOptions {
  /** postgres://... for PostgreSQL; without it, the embedded database. */
  url?: string | undefined
  /** Directory of the embedded database; without it, the database is in memory. */
  dataDir?: string | undefined
  /** Largest number of connections (PostgreSQL). */
  connections?: number | undefined
  /** A statement that takes longer fails, and its connection is dropped (PostgreSQL). Milliseconds. */
  queryTimeoutMs?: number | undefined
  /** Starts the embedded database from a dumped image (tests). */
  image?: Blob | undefined
}
