import type { FieldErrors } from '../../../lib/errors.ts'

/** The form's name of an amount: "0.amount" is the amount now, "1.amount" the first later one. */
export const amountField = (path: string): string => {
  const [at = '0', field = 'amount'] = path.split('.')
  return at === '0' ? 'amount' : `later.${Number(at) - 1}.${field}`
}

/** The errors of a reply by the form's names: `plan.district` is `district`, `steps.0.amount` is `amount`. */
export const formErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.startsWith('steps.') ? amountField(path.slice('steps.'.length)) : path.replace(/^plan\./, ''),
      message,
    ]),
  )
