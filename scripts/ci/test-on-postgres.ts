/**
 * `npm run test:postgres -- FILE`: runs single files of server or database tests on a temporary PostgreSQL.
 * Races show only there, because the embedded database has one connection.
 */
import { vitestOnPostgres } from './steps/unit.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Name at least one file: npm run test:postgres -- features/bills/payments')
  process.exit(1)
}
const { failed } = await vitestOnPostgres('files', ['--project', 'unit', ...files])
process.exitCode = failed === 0 ? 0 : 1
