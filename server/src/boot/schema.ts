import { pgSchema } from 'drizzle-orm/pg-core'

/** All tables of the bank lie in this schema; the embedded run keeps the sandbox's beside it. */
export const bankSchema = pgSchema('bank')

/** The migrations that fill it. */
export const bankMigrations = {
  schema: 'bank',
  folder: new URL('../../migrations/', import.meta.url),
} as const
