import { type Cents, formatUsd, subtract, sum } from '@yoursuccess/contract/core/money'
import { splitState } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { breakdownCopy } from './breakdown.messages.ts'

const TONES = { below: 'info', above: 'stop', equal: 'good' } as const

/** Compares the sum of the parts with the original amount (TRACKER-134). */
export const BreakdownAlert = ({ original, amounts }: { original: Cents; amounts: readonly Cents[] }) => {
  const state = splitState(original, amounts)
  const total = sum(amounts)
  const words = {
    below: t(breakdownCopy.below, { amount: formatUsd(subtract(original, total)) }),
    above: t(breakdownCopy.above, { amount: formatUsd(subtract(total, original)) }),
    equal: t(breakdownCopy.equal),
  }[state]
  return (
    <Notice tone={TONES[state]}>
      <p>
        <strong>{words}</strong>{' '}
        {t(breakdownCopy.sumOf, { total: formatUsd(total), original: formatUsd(original) })}
      </p>
      <LiveText>{words}</LiveText>
    </Notice>
  )
}
