import {
  type Icon,
  IconBriefcase,
  IconBuildingBank,
  IconCash,
  IconDeviceMobileDollar,
  IconFileDollar,
  IconMail,
  IconSend,
} from '@tabler/icons-react'
import type { MethodLock } from '@yoursuccess/contract/trustees/guard.rules'
import type { MemoValues } from '@yoursuccess/contract/trustees/memo.rules'
import type { TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Trustee, TrusteeMethod } from '@yoursuccess/contract/trustees/trustees'
import { t } from '../../i18n/translate.ts'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { Row, RowIcon, Rows } from '../../ui/list/row.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { useToday } from '../program/program.api.ts'
import { MethodDialog } from './method-dialog.tsx'
import { methodName, summaryOf } from './method-facts.ts'
import { type MethodState, stateOf } from './method-state.ts'
import { copy } from './trustees.messages.ts'
import classes from './trustees.module.css'

interface TrusteeMethodsProps {
  trustee: Trustee
  locks: readonly MethodLock[]
  /** The ways in which the customer pays. */
  paidBy: readonly TrusteeMethodKind[]
  /** The customer's numbers, if they are known. */
  memo: MemoValues | undefined
}

interface Shown {
  method: TrusteeMethod
  state: MethodState
}

/** How an office may be paid: what it accepts, and what it does not (TRU-04, TRU-08). */
export const TrusteeMethods = ({ trustee, locks, paidBy, memo }: TrusteeMethodsProps) => {
  const today = useToday()
  const all = trustee.methods.map((method) => ({
    method,
    state: stateOf(method, trustee.methods, locks, today),
  }))
  const groups = [
    { title: t(copy.ways.accepted), shown: all.filter(({ state }) => state.isAccepted) },
    { title: t(copy.ways.other), shown: all.filter(({ state }) => !state.isAccepted) },
  ].filter(({ shown }) => shown.length > 0)
  if (groups.length === 0) return <p>{t(copy.ways.none)}</p>

  const open = ({ method, state }: Shown) =>
    openDialog<void>((close) => (
      <MethodDialog trustee={trustee} method={method} state={state} memo={memo} onClose={close} />
    ))
  return (
    <div className={classes.groups}>
      {all.map(
        ({ method, state }) =>
          state.lock && (
            <Notice key={method.kind} tone="stop">
              <p>
                <strong>{methodName(method.kind)}</strong>
              </p>
              <p>{state.lock}</p>
            </Notice>
          ),
      )}
      {groups.map(({ title, shown }) => (
        <div key={title} className={classes.group}>
          <h3>{title}</h3>
          <Rows label={title}>
            {shown.map((each) => (
              <MethodRow
                key={each.method.kind}
                {...each}
                isInUse={paidBy.includes(each.method.kind)}
                onPress={() => void open(each)}
              />
            ))}
          </Rows>
        </div>
      ))}
    </div>
  )
}

const ICONS: Record<TrusteeMethodKind, Icon> = {
  electronic: IconBuildingBank,
  bill_pay_check: IconMail,
  cashiers_check: IconFileDollar,
  money_order: IconFileDollar,
  personal_check: IconFileDollar,
  tfs: IconDeviceMobileDollar,
  epay: IconDeviceMobileDollar,
  moneygram: IconSend,
  wage_order: IconBriefcase,
  cash: IconCash,
}

const MethodRow = ({
  method,
  state,
  isInUse,
  onPress,
}: Shown & { isInUse: boolean; onPress: () => void }) => {
  const lines = state.isAccepted ? [...summaryOf(method), ...method.conditions] : []
  return (
    <Row
      lead={<RowIcon icon={ICONS[method.kind]} />}
      title={methodName(method.kind)}
      below={
        <>
          <span className={classes.badges}>
            <StatusBadge tone={state.tone}>{state.word}</StatusBadge>
            {isInUse && <StatusBadge tone="quiet">{t(copy.inUse)}</StatusBadge>}
          </span>
          {lines.map((line) => (
            <span key={line} className={classes.line}>
              {line}
            </span>
          ))}
        </>
      }
      onPress={onPress}
    />
  )
}
