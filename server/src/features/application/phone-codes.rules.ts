/** How often a code may be sent and tried. Pure. All times are real time (APPLICATION-46, APPLICATION-47). */

export const CODE_LIFE_MS = 10 * 60_000
export const MAX_TRIES = 5
export const PAUSE_MS = 60_000
const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
const MAX_PER_HOUR = 3
const MAX_PER_DAY = 10

export interface RequestedCode {
  requestedAt: Date
  state: 'sending' | 'sent' | 'refused' | 'approved' | 'ended'
  /** True when this application requested it, false when another one did for the same number. */
  isOwn: boolean
}

/**
 * Why no code may be sent now, and when to try again. Undefined if one may be sent. `requested` holds the
 * codes of the last 24 hours.
 */
export const sendRefusal = (requested: readonly RequestedCode[], now: Date) => {
  const ageOf = ({ requestedAt }: RequestedCode) => now.getTime() - requestedAt.getTime()
  const refusal = (code: 'phone.sent_just_now' | 'phone.too_many_codes', waitMs: number) => ({
    code,
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  })
  // A refused code never reached the phone, so another phone or channel may be tried at once.
  const sent = requested.filter(({ state }) => state !== 'refused').toSorted((a, b) => ageOf(a) - ageOf(b))
  const [newest] = sent.filter(({ isOwn }) => isOwn)
  if (newest && ageOf(newest) < PAUSE_MS) return refusal('phone.sent_just_now', PAUSE_MS - ageOf(newest))
  const ofTheHour = sent.filter((code) => ageOf(code) < HOUR_MS)
  const third = ofTheHour[MAX_PER_HOUR - 1]
  if (third) return refusal('phone.too_many_codes', HOUR_MS - ageOf(third))
  if (requested.length >= MAX_PER_DAY) return refusal('phone.too_many_codes', HOUR_MS)
  return undefined
}

/** Why an entered code is not checked. Undefined if it is checked. */
export const tryRefusal = (
  code: { state: RequestedCode['state']; tries: number; expiresAt: Date } | undefined,
  now: Date,
) => {
  if (!code || code.state === 'refused' || code.state === 'approved') return 'phone.no_code' as const
  if (code.state === 'ended' || code.expiresAt <= now) return 'phone.code_expired' as const
  return code.tries >= MAX_TRIES ? ('phone.too_many_tries' as const) : undefined
}
