/** The months for which the bank has issued statements. Their history can no longer change. */
import { type CalendarDate, parseDay } from '@yoursuccess/contract/core/calendar-date'
import * as z from 'zod'
import { Refusal, type World } from '../world.ts'

const BANK_TIMEOUT_MS = 10_000

const answer = z.object({ months: z.array(z.string()) })

/**
 * Returns the first day of each closed month, or an empty set if no bank is running. Throws Refusal 502 if
 * the bank does not answer in time or answers with an error.
 */
export const closedMonthsOf = async ({ config }: World, prn: string): Promise<Set<CalendarDate>> => {
  const address = new URL('/internal/closed_months', config.internalUrl)
  address.searchParams.set('prn', prn)
  let response: Response
  try {
    response = await fetch(address, {
      headers: { authorization: `Bearer ${config.clockSecret}` },
      redirect: 'error',
      signal: AbortSignal.timeout(BANK_TIMEOUT_MS),
    })
  } catch (error) {
    // `fetch` throws a TypeError if nothing listens at the address, and another error on a timeout.
    if (error instanceof TypeError) return new Set()
    throw unanswered()
  }
  const reported = answer.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !reported.success) throw unanswered()
  return new Set(reported.data.months.flatMap((month) => parseDay(month) ?? []))
}

const unanswered = () => new Refusal(502, 'The bank does not say which months have a statement.')
