/** Each call of each partner is told once: by whom, which, how it ended, and how long it took. Never what was said. */
import { stopwatch } from '../clock/clock.ts'
import { PartnerError, type PartnerName } from './partner-error.ts'
import type { Partners } from './partners.ts'

export interface PartnerCall {
  partner: PartnerName
  /** "ach.pull": our word for the role, and for what it was asked. */
  call: string
  /** "ok", or the kind of the PartnerError; "fault" for any other error, which is ours. */
  outcome: 'ok' | 'fault' | PartnerError['kind']
  /** The partner's code, where it said no. */
  code?: string | undefined
  ms: number
}

export const VENDOR: Readonly<Record<keyof Partners, PartnerName>> = {
  processor: 'galileo',
  identity: 'galileo',
  ach: 'galileo',
  billers: 'galileo',
  refundChecks: 'galileo',
  bankLink: 'plaid',
  phones: 'twilio',
  messages: 'twilio',
  mail: 'mail',
  rewards: 'rewards',
}

/** The same partners; `tell` hears of every call when it has ended. */
export const observePartners = (partners: Partners, tell: (call: PartnerCall) => void): Partners =>
  Object.fromEntries(
    Object.entries(partners).map(([role, port]) => [
      role,
      observed(port as object, VENDOR[role as keyof Partners], role, tell),
    ]),
  ) as unknown as Partners

const observed = <Port extends object>(
  port: Port,
  partner: PartnerName,
  role: string,
  tell: (call: PartnerCall) => void,
): Port =>
  new Proxy(port, {
    get: (target, name, receiver) => {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return (...given: unknown[]): unknown => {
        const elapsed = stopwatch()
        const answer: unknown = Reflect.apply(method, target, given)
        // What answers at once asked nobody.
        if (!(answer instanceof Promise)) return answer
        const ended = (outcome: PartnerCall['outcome'], code?: string) =>
          tell({ partner, call: `${role}.${String(name)}`, outcome, code, ms: elapsed() })
        return answer.then(
          (told: unknown) => {
            ended('ok')
            return told
          },
          (error: unknown) => {
            if (error instanceof PartnerError) ended(error.kind, error.code)
            else ended('fault')
            throw error
          },
        )
      }
    },
  })
