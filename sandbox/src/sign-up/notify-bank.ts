/** The sign-up site's signed call to the bank, and what the replies mean for the form. */
import * as z from 'zod'
import type { Person } from './form.ts'
import { signatureOf } from '../webhooks/sign.ts'
import type { World } from '../world.ts'

const TIMEOUT_MS = 10_000

const refusal = z.object({ error: z.string(), errors: z.record(z.string(), z.array(z.string())).default({}) })

export type BankAnswer =
  | { result: 'created' }
  /** `error` is for the whole form; `errors` has sentences by the API's field names. */
  | { result: 'refused'; error: string; errors: Record<string, string[]> }
  | { result: 'no_answer' }

/** Sends a sign-up to the bank. The bank creates one customer per reference, so a retry is safe. */
export const notifyBank = async (
  { config, clock }: World,
  partnerKey: string,
  person: Person,
): Promise<BankAnswer> => {
  const body = JSON.stringify(person)
  try {
    const response = await fetch(new URL('/partner/customers', config.bankUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-partner-signature': signatureOf(partnerKey, body, clock.realNow()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 201) return { result: 'created' }
    if (response.status !== 409 && response.status !== 422) return { result: 'no_answer' }
    return { result: 'refused', ...refusal.parse(await response.json()) }
  } catch {
    return { result: 'no_answer' }
  }
}
