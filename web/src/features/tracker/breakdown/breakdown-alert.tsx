import { type Cents, formatUsd, subtract, sum } from '@yoursuccess/contract/core/money'
import { splitState } from '@yoursuccess/contract/tracker/tracker.rules'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { Notice } from '../../../ui/page/notice.tsx'

const TONES = { below: 'info', above: 'stop', equal: 'good' } as const

/** Compares the sum of the parts with the original amount (TRACKER-134). */
export const BreakdownAlert = ({ original, amounts }: { original: Cents; amounts: readonly Cents[] }) => {
  const state = splitState(original, amounts)
  const total = sum(amounts)
  const words = {
    below: `${formatUsd(subtract(original, total))} left to place.`,
    above: `${formatUsd(subtract(total, original))} too much.`,
    equal: 'The parts add up exactly.',
  }[state]
  return (
    <Notice tone={TONES[state]}>
      <p>
        <strong>{words}</strong> {formatUsd(total)} of {formatUsd(original)}
      </p>
      <LiveText>{words}</LiveText>
    </Notice>
  )
}
