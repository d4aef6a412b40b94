/** Which sentence says a refusal of the guard, for the server's replies and for screens. */
import type { Message } from '../core/messages.ts'
import { trusteeGuard } from './guard.messages.ts'
import type { TrusteeMethodKind } from './trustee-methods.ts'
import type { trusteeGuardRefusals } from './trustee-guard.ts'

interface GuardRefusal {
  code: keyof typeof trusteeGuardRefusals
  /** How the payment would be made. */
  kind: TrusteeMethodKind
  /** Whether the office accepts another method from this customer. */
  hasMethods: boolean
  /** Whether a lock ends on a day. */
  hasEnd: boolean
}

/** The values of these sentences. Each of them takes some. */
interface GuardValues {
  readonly methods: string | number
  readonly until: string | number
  readonly limit: string | number
}

export const guardMessage = ({ code, kind, hasMethods, hasEnd }: GuardRefusal): Message<GuardValues> => {
  const { refused, locked, overLimit } = trusteeGuard
  if (code === 'trustee.amount_over_limit') return overLimit
  if (code === 'trustee.method_refused') {
    if (kind === 'electronic') return hasMethods ? refused.electronic : refused.electronicOnly
    return hasMethods ? refused.bill_pay_check : refused.checkOnly
  }
  if (hasMethods) return hasEnd ? locked.until : locked.forGood
  return hasEnd ? locked.untilOnly : locked.forGoodOnly
}
