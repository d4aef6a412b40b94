import { pgSchema } from 'drizzle-orm/pg-core'

/** All tables of the bank are in this schema. In an embedded run, the sandbox's schema is beside it. */
export const bankSchema = pgSchema('bank')

/** The migrations that create its tables. */
export const bankMigrations = {
  schema: 'bank',
  folder: new URL('../../migrations/', import.meta.url),
} as const
