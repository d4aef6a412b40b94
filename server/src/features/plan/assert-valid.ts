import { type Refusal, refuseCommon, type RefusalExtras } from '../../http/refusal.ts'

/**
 * Refuses a request with these errors of the rules, if there are any. `field` gives the place of an error in the
 * request. Throws `invalid_input` unless `refuse` is given.
 */
export const assertValid = (
  errors: Readonly<Record<string, string[]>>,
  {
    field,
    refuse = (extras) => refuseCommon('invalid_input', extras),
  }: { field: (path: string) => string; refuse?: (extras: RefusalExtras) => Refusal },
): void => {
  const entries = Object.entries(errors)
  if (entries.length === 0) return
  throw refuse({ errors: Object.fromEntries(entries.map(([path, messages]) => [field(path), messages])) })
}
