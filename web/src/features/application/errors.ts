import type { FieldErrors } from '../../lib/errors.ts'

/**
 * Removes the prefix `account_application.` from the server's field names, to match the names in the forms.
 */
export const bareErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^account_application\./, ''), message]),
  )
