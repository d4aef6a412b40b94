/** A reporter that keeps the errors of a run that belong to no test, which the JSON report leaves out. */
import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_files, errors) => {
    const file = process.env['UNHANDLED_ERRORS_FILE']
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ name, message }) => `${name}: ${message}`)))
  }
}
