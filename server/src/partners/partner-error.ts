export type PartnerName = 'galileo' | 'mail' | 'plaid' | 'rewards' | 'twilio'

/**
 * Why a partner's reply could not be used.
 * - `refused`: the partner refused, with its `code`, and did nothing.
 *   Only this kind may end a money order as failed.
 * - `unreachable`: the request never reached the partner.
 * - `timeout`: no reply, so the work may have been done.
 *   Look it up, or repeat it with the same reference.
 * - `malformed`: an invalid reply. As after a timeout, the work may have been done.
 */
export class PartnerError extends Error {
  override readonly name = 'PartnerError'
  readonly partner: PartnerName
  readonly kind: 'timeout' | 'unreachable' | 'refused' | 'malformed'
  readonly code: string | undefined
  /** The partner's explanation, for the person it is about. Never log it. */
  readonly details: readonly string[]

  /** The message contains only the call's name and code: bodies may contain personal data. */
  constructor(
    partner: PartnerName,
    kind: PartnerError['kind'],
    {
      call,
      code,
      details = [],
      cause,
    }: { call?: string; code?: string; details?: readonly string[]; cause?: unknown } = {},
  ) {
    super([partner, call, kind, code].filter(Boolean).join(' '), cause === undefined ? undefined : { cause })
    this.partner = partner
    this.kind = kind
    this.code = code
    this.details = details
  }
}

/**
 * For a round over due rows: `forEachDue` has logged each row that waits for a partner and tries it again, so its
 * caller needs no error. Throws any other one.
 */
export const unlessPartnerError = (error: unknown): undefined => {
  if (!(error instanceof PartnerError)) throw error
}

/** Replaces the partner's code of a refusal with ours, where `codes` has one. */
export const withOurCodes = async <Reply>(
  codes: Readonly<Record<string, string>>,
  work: () => Promise<Reply>,
): Promise<Reply> => {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof PartnerError ? codes[error.code ?? ''] : undefined
    throw code && error instanceof PartnerError
      ? new PartnerError(error.partner, 'refused', { code, cause: error })
      : error
  }
}

/** The reply, or undefined if the partner refuses with one of these codes. Any other error is thrown. */
export const unlessRefused = async <Reply>(
  codes: ReadonlySet<string>,
  work: () => Promise<Reply>,
): Promise<Reply | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PartnerError && codes.has(error.code ?? '')) return undefined
    throw error
  }
}
