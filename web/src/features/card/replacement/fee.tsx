import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { getReplacementFee } from '@yoursuccess/contract/card/card'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { copy } from '../card.messages.ts'
import classes from '../card.module.css'

interface FeeProps {
  isRequested: boolean
  fee: ReplyOf<typeof getReplacementFee> | undefined
  error: unknown
  onRetry: () => void
}

/** The fee, zero when it is waived (CARD-28). */
export const Fee = ({ isRequested, fee, error, onRetry }: FeeProps) => {
  if (isRequested && !fee && error) return <ErrorPanel error={error} onRetry={onRetry} />
  if (isRequested && !fee) return <TextSkeleton lines={2} label={copy.feeLoading} />
  return (
    <div aria-live="polite">
      <FactList
        stacked
        facts={[
          {
            name: copy.fee,
            value: fee ? (
              <>
                <span className={classes.fee}>
                  <Money amount={fee.fee} />
                </span>
                {fee.waived && <p className={classes.quiet}>{copy.waived}</p>}
              </>
            ) : (
              copy.chooseFirst
            ),
          },
        ]}
      />
    </div>
  )
}
