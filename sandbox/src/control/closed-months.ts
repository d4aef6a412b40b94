/** The months with a statement of the bank: their history is final. */
import { type CalendarDate, parseDay } from '@yoursuccess/contract/core/calendar-date'
import * as z from 'zod'
import { Refusal, type World } from '../world.ts'

const BANK_TIMEOUT_MS = 10_000

const answer = z.object({ months: z.array(z.string()) })

/**
 * First days of months. Without a running bank there are none. Throws Refusal 502 when the bank gives no
 * answer.
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
    // Not a timeout: nothing listens there.
    if (error instanceof TypeError) return new Set()
    throw unanswered()
  }
  const reported = answer.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !reported.success) throw unanswered()
  return new Set(reported.data.months.flatMap((month) => parseDay(month) ?? []))
}

const unanswered = () => new Refusal(502, 'The bank does not say which months have a statement.')
