import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { getReplacementFee } from '@yoursuccess/contract/card/card'
import { t } from '../../../i18n/translate.ts'
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
  if (isRequested && !fee) return <TextSkeleton lines={2} label={t(copy.feeLoading)} />
  return (
    <div aria-live="polite">
      <FactList
        stacked
        facts={[
          {
            name: t(copy.fee),
            value: fee ? (
              <>
                <span className={classes.fee}>
                  <Money amount={fee.fee} />
                </span>
                {fee.waived && <p className={classes.quiet}>{t(copy.waived)}</p>}
              </>
            ) : (
              t(copy.chooseFirst)
            ),
          },
        ]}
      />
    </div>
  )
}
