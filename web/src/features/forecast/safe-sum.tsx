import { Link } from '@tanstack/react-router'
import { negate } from '@yoursuccess/contract/core/money'
import type { ForecastBreakdown } from '@yoursuccess/contract/forecast/forecast'
import { inputsOf } from '@yoursuccess/contract/forecast/forecast-parts.rules'
import { safeSumOf } from '@yoursuccess/contract/forecast/safe-sum.rules'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { Money } from '../../ui/figure/money.tsx'
import { FactList } from '../../ui/list/fact-list.tsx'
import { answerCopy } from './answer.messages.ts'

/** What is safe to spend, as a sum (FORE-04). */
export const SafeSum = ({ parts }: { parts: ForecastBreakdown }) => {
  const { availableCents, billsCents, trusteeCents, keepBackCents, leftCents } = safeSumOf(inputsOf(parts))
  const words = answerCopy.safe
  return (
    <>
      <FactList
        amounts
        facts={[
          { name: t(words.available), value: <Money amount={availableCents} /> },
          billsCents > 0 && { name: t(words.bills), value: <Money amount={negate(billsCents)} /> },
          trusteeCents > 0 && { name: t(words.trustee), value: <Money amount={negate(trusteeCents)} /> },
          { name: t(words.keepBack), value: <Money amount={negate(keepBackCents)} /> },
          leftCents >= 0 && { name: t(words.left), value: <Money amount={leftCents} /> },
        ]}
      />
      {leftCents < 0 && <p>{t(words.nothing)}</p>}
      <p>{t(words.notCounted)}</p>
      <p>
        <Link to={paths.forecast}>{t(words.more)}</Link>
      </p>
    </>
  )
}
