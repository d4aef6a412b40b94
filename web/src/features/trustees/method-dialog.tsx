import type { MemoValues } from '@yoursuccess/contract/trustees/memo.rules'
import type { Trustee, TrusteeMethod } from '@yoursuccess/contract/trustees/trustees'
import { t } from '../../i18n/translate.ts'
import { formatLongDay } from '../../lib/dates.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { FactList } from '../../ui/list/fact-list.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { factsOf, methodName } from './method-facts.ts'
import type { MethodState } from './method-state.ts'
import { copy } from './trustees.messages.ts'
import classes from './trustees.module.css'

interface MethodDialogProps {
  trustee: Trustee
  method: TrusteeMethod
  state: MethodState
  memo: MemoValues | undefined
  onClose: () => void
}

/** All that is known of a way to pay an office, with the day and the source of its check (TRU-04). */
export const MethodDialog = ({ trustee, method, state, memo, onClose }: MethodDialogProps) => {
  const on = formatLongDay(method.checked_on)
  return (
    <Dialog title={methodName(method.kind)} onClose={onClose} width={520}>
      <div className={classes.form}>
        <div>
          <StatusBadge tone={state.tone}>{state.word}</StatusBadge>
        </div>
        {state.lock && <p>{state.lock}</p>}
        {state.isTooOld && (
          <Notice tone="care">
            <p>{t(copy.tooOldText, { on })}</p>
          </Notice>
        )}
        {method.conditions.length > 0 && (
          <div>
            <p>{t(copy.conditions)}</p>
            <ul className={classes.conditions}>
              {method.conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </div>
        )}
        {method.accepted !== 'no' ? (
          <FactList facts={factsOf(method, trustee, memo)} />
        ) : (
          method.note !== null && <p>{method.note}</p>
        )}
        <p className={classes.checked}>{t(copy.checked, { on, source: method.source })}</p>
      </div>
    </Dialog>
  )
}
