/** The bank's tables without a bank: for tests of one mechanism. */
import type { Database } from '@yoursuccess/database/database'
import { migrate, readMigrations } from '@yoursuccess/database/migrate'
import { openTestDatabase } from '@yoursuccess/database/testing'
import { bankMigrations } from '../../src/boot/schema.ts'

export const openMigratedDatabase = async (): Promise<Database> => {
  const files = await readMigrations(bankMigrations.folder)
  const key = ['migrated', ...files.map((file) => file.checksum)].join(' ')
  return openTestDatabase(key, (empty) => migrate(empty, bankMigrations))
}
