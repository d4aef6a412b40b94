import type { Faults } from '../../lib/errors.ts'

/** The server's field names start with the body's envelope. The forms' names don't. */
export const bareFaults = (faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [field.replace(/^account_application\./, ''), message]),
  )
