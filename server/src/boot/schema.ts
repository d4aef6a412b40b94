import { pgSchema } from 'drizzle-orm/pg-core'

/** The schema of all the bank's tables. The embedded database has the sandbox's schema beside it. */
export const bankSchema = pgSchema('bank')

/** The migrations that create the bank's tables. */
export const bankMigrations = {
  schema: 'bank',
  folder: new URL('../../migrations/', import.meta.url),
} as const
