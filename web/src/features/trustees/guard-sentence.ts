import { formatUsd, parseAmount } from '@yoursuccess/contract/core/money'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { guardMessage } from '@yoursuccess/contract/trustees/guard-sentences.rules'
import type { MethodLock } from '@yoursuccess/contract/trustees/guard.rules'
import { TRUSTEE_METHODS, type TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import { trusteeGuardRefusals } from '@yoursuccess/contract/trustees/trustee-guard'
import { t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { formatLongDay } from '../../lib/dates.ts'
import { orList } from '../../lib/lists.ts'

/**
 * Why the guard refuses to add or to pay a trustee in this way: the ways that the office accepts, the day until
 * which it takes no more, or its limit (TRU-05, TRU-06, TRU-08). Undefined for any other error.
 */
export const guardSentence = (error: unknown, kind: 'electronic' | 'bill_pay_check'): string | undefined => {
  if (!(error instanceof CallError) || !isGuardCode(error.code)) return undefined
  const { code, details, until } = error
  const methods = TRUSTEE_METHODS.filter((method) => details.includes(method))
  const limit = parseAmount(details[0] ?? '')
  return t(guardMessage({ code, kind, hasMethods: methods.length > 0, hasEnd: until !== undefined }), {
    methods: methodList(methods),
    until: until === undefined ? '' : formatLongDay(until),
    limit: limit === undefined ? '' : formatUsd(limit),
  })
}

/** That a method is locked for the customer, until when, and what remains (TRU-08). */
export const lockSentence = ({ kind, until }: MethodLock, remaining: readonly TrusteeMethodKind[]): string =>
  t(
    guardMessage({
      code: 'trustee.method_locked',
      kind,
      hasMethods: remaining.length > 0,
      hasEnd: until !== null,
    }),
    { methods: methodList(remaining), until: until === null ? '' : formatLongDay(until), limit: '' },
  )

const methodList = (methods: readonly TrusteeMethodKind[]) =>
  orList(methods.map((kind) => t(trusteeGuard.methods[kind])))

const isGuardCode = (code: string): code is keyof typeof trusteeGuardRefusals =>
  Object.hasOwn(trusteeGuardRefusals, code)
