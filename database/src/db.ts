/** The common interface of the embedded database and PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The open database or the current transaction. Query functions take it as their first argument and work with
 * either. The transaction is always passed, never ambient.
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** For single statements outside a transaction. Throws inside a transaction. */
  readonly db: Db
  /**
   * Runs the work in one transaction. An error thrown by the work rolls everything back. After a deadlock or
   * a serialization failure in PostgreSQL, the work runs again, up to four times in all, so it must only read
   * and write this database. Throws when a transaction is already open.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /**
   * Runs one SQL statement, for code that writes its own SQL (the job queue). Throws inside a transaction.
   */
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
  /** Runs several statements without parameters, for migrations. Throws inside a transaction. */
  run(text: string): Promise<{ rows: unknown[] }>
  /**
   * Reads rows as text, in the order of the columns: for reads so large that converting the values takes most
   * of the time. A boolean begins with "t" or "f". Throws inside a transaction.
   */
  texts(read: TextRead, values: unknown[]): Promise<(string | null)[][]>
  /**
   * Runs the work while this process holds the named lock, which only one process at a time can hold. The
   * work uses the connection that holds the lock, so the lock ends with the connection. Its statements have
   * no time limit.
   */
  alone<T>(lock: number, work: (session: Session) => Promise<T>): Promise<T>
  /**
   * Receives what transactions notify on this channel, on a connection of its own (PostgreSQL), which is
   * opened again when it is lost. Notifications of the time in between are missed.
   */
  listen(channel: string, listener: Listener): Promise<Listening>
  /** Connections of this process, for monitoring: open, idle among these, and callers waiting for one. */
  connections(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

export interface Listener {
  receive(payload: string): void
  /** Called each time the connection is listening: look for what was missed. */
  connected(): void
}

export interface Listening {
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
  /**
   * The same database without a connection pooler in between, for what belongs to one connection: listening
   * for notifications and locks of a process. Default: `url`.
   */
  directUrl?: string | undefined
  /** Directory of the embedded database; without it, the database is in memory. */
  dataDir?: string | undefined
  /** Largest number of connections (PostgreSQL). */
  connections?: number | undefined
  /** Milliseconds after which a statement fails and its connection is dropped (PostgreSQL). */
  queryTimeoutMs?: number | undefined
  /** Starts the embedded database from a dumped image (tests). */
  image?: Blob | undefined
}
