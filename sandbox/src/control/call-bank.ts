/** Calls the bank's internal port, to set its clock and its program calendar. */
import { Refusal, type World } from '../world.ts'

/** The bank replies only after it has done all due work, which may take a while. */
const BANK_TIMEOUT_MS = 120_000

interface BankCall {
  method: 'POST' | 'PUT'
  path: string
  body: object
  /** How the error message begins if the call fails, such as "The bank did not hear of it". */
  unless: string
}

/**
 * Returns the bank's reply. Throws Refusal 422 with the bank's message if it answers 422, and Refusal 502 if
 * it cannot be reached or answers with another error.
 */
export const callBank = async (
  { config }: World,
  { method, path, body, unless }: BankCall,
): Promise<unknown> => {
  const unreachable = (why: string) => new Refusal(502, `${unless}: ${why}.`)
  let response: Response
  let text: string
  try {
    response = await fetch(new URL(path, config.internalUrl), {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${config.clockSecret}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(BANK_TIMEOUT_MS),
    })
    text = await response.text()
  } catch (error) {
    throw unreachable(
      error instanceof Error && error.name === 'TimeoutError'
        ? 'it did not answer in time'
        : 'it could not be reached',
    )
  }
  if (response.status === 422) throw new Refusal(422, errorIn(text))
  if (!response.ok) throw unreachable(`it answered ${response.status}`)
  return text === '' ? undefined : JSON.parse(text)
}

const errorIn = (text: string): string => {
  try {
    return String((JSON.parse(text) as { error?: unknown }).error)
  } catch {
    return 'the bank refused it'
  }
}
