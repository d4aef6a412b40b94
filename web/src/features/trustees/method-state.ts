import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { guardTrustee, isChecked, type MethodLock } from '@yoursuccess/contract/trustees/guard.rules'
import type { TrusteeMethod } from '@yoursuccess/contract/trustees/trustees'
import { t } from '../../i18n/translate.ts'
import { lockSentence } from './guard-sentence.ts'
import { copy } from './trustees.messages.ts'

export interface MethodState {
  tone: 'good' | 'care' | 'stop'
  word: string
  /** Whether the customer may rely on it. */
  isAccepted: boolean
  /** What is known was checked too long ago. */
  isTooOld: boolean
  /** The sentence of a lock. */
  lock: string | undefined
}

/** What a way to pay is for this customer, by the rule of the guard. */
export const stateOf = (
  method: TrusteeMethod,
  methods: readonly TrusteeMethod[],
  locks: readonly MethodLock[],
  today: CalendarDate,
): MethodState => {
  const { kind, accepted } = method
  const answer = guardTrustee({ methods, kind, locks, today })
  if (answer.verdict === 'refused' && answer.code === 'trustee.method_locked') {
    const lock = lockSentence({ kind, until: answer.until }, answer.methods)
    return { tone: 'stop', word: t(copy.locked), isAccepted: false, isTooOld: false, lock }
  }
  if (accepted !== 'unknown' && !isChecked(method, today))
    return { tone: 'care', word: t(copy.tooOld), isAccepted: false, isTooOld: true, lock: undefined }
  const tone = TONES[accepted]
  return {
    tone,
    word: t(copy.accepted[accepted]),
    isAccepted: tone === 'good',
    isTooOld: false,
    lock: undefined,
  }
}

const TONES = { yes: 'good', conditional: 'good', no: 'stop', unknown: 'care' } as const
