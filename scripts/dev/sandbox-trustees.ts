/** The directory of trustees of a sandbox run: the twelve fictitious offices of the biller directory. */
import { readFileSync } from 'node:fs'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'

const FILE = new URL('../../sandbox/data/trustees.json', import.meta.url)

/**
 * A file to import. Its offices were checked on the given day, so that a sandbox that begins on any day knows
 * how they are paid.
 */
export const sandboxTrustees = (checkedOn: CalendarDate): { name: string; content: string } => ({
  name: 'trustees.json',
  content: readFileSync(FILE, 'utf8').replaceAll(/"checked_on": "[^"]*"/g, `"checked_on": "${checkedOn}"`),
})
