/** Reports each call to a partner once: role, call, outcome and duration. Never the content. */
import { stopwatch } from '../clock/clock.ts'
import { PartnerError, type PartnerName } from './partner-error.ts'
import type { Partners } from './partners.ts'

export interface PartnerCall {
  partner: PartnerName
  /** "ach.pull": our name for the role and the method. */
  call: string
  /** "ok", or the kind of the PartnerError; "fault" for any other error, which is a bug of ours. */
  outcome: 'ok' | 'fault' | PartnerError['kind']
  /** The partner's code, when it refused. */
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

/** Wraps the partners. `tell` receives each call when it has ended. */
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
        // A method that returns no promise did not call the partner.
        if (!(answer instanceof Promise)) return answer
        const ended = (outcome: PartnerCall['outcome'], code?: string) =>
          tell({ partner, call: `${role}.${String(name)}`, outcome, code, ms: elapsed() })
        return answer.then(
          (reported: unknown) => {
            ended('ok')
            return reported
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
