import type { FieldErrors } from '../../lib/errors.ts'

/** The server's field names start with the body's envelope. The forms' names don't. */
export const bareErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^account_application\./, ''), message]),
  )
