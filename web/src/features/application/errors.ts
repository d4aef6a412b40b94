import type { Faults } from '../../lib/errors.ts'

/** The server names the fields from the envelope of the body on; the forms do not. */
export const bareFaults = (faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [field.replace(/^account_application\./, ''), message]),
  )
