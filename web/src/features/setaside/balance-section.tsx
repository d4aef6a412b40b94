import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import { elements, t } from '../../i18n/translate.ts'
import { formatAsOf, formatPlannedDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { Bar } from '../../ui/figure/bar.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import buttons from '../../ui/form/button-row.module.css'
import { FactList } from '../../ui/list/fact-list.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useToday } from '../program/program.api.ts'
import { AutopayLine } from './autopay-line.tsx'
import { PutInDialog } from './put-in-dialog.tsx'
import { centsOf } from '../../lib/amounts.rules.ts'
import { missingOf, percentOf } from './set-aside-words.ts'
import { copy } from './setaside.messages.ts'
import classes from './setaside.module.css'
import { TakeOutDialog } from './take-out-dialog.tsx'

interface BalanceSectionProps {
  setAside: SetAside
  /** The processor or the bank did not answer, so the balance may have changed. */
  isOld: boolean
}

/** The answer of the page: how much of the next payment is set aside, and how to change that (SETA-17). */
export const BalanceSection = ({ setAside, isOld }: BalanceSectionProps) => {
  const today = useToday()
  const { balance, needed, as_of, opened } = setAside
  // What is closing is not there for the next payment.
  const isNeeded = opened && centsOf(needed) > 0
  return (
    <SectionCard title={t(copy.balance)}>
      <p className={classes.amount}>
        {isNeeded ? (
          elements(copy.ofNeeded, {
            balance: <Money amount={balance} />,
            needed: (
              <span className={classes.needed}>
                <Money amount={needed} />
              </span>
            ),
          })
        ) : (
          <Money amount={balance} />
        )}
      </p>
      {isNeeded && <Bar percent={percentOf(setAside)} color="var(--ys-action)" />}
      {as_of !== null && (
        <p className={classes.asOf}>
          {t(copy.asOf, { when: formatAsOf(as_of, today) })}
          {isOld && <StatusBadge tone="care">{t(copy.notCurrent)}</StatusBadge>}
        </p>
      )}
      {isOld && <p className={classes.asOf}>{t(copy.stale)}</p>}
      {opened && <Needs setAside={setAside} />}
      <p className={classes.hint}>
        <AutopayLine />
      </p>
      {opened ? (
        <div className={buttons.row}>
          <Button variant="default" onClick={() => void openTakeOut(setAside)}>
            {t(copy.takeOut.title)}
          </Button>
          <Button onClick={() => void openPutIn(setAside)}>{t(copy.putIn.title)}</Button>
        </div>
      ) : (
        <Notice tone="info" role="status">
          <p>{t(copy.isClosing)}</p>
        </Notice>
      )}
    </SectionCard>
  )
}

const openPutIn = (setAside: SetAside) =>
  openDialog<void>((close) => <PutInDialog setAside={setAside} onClose={close} />)
const openTakeOut = (setAside: SetAside) =>
  openDialog<void>((close) => <TakeOutDialog setAside={setAside} onClose={close} />)

/** What is needed and by when, what is missing of it, and the next move that the bank makes. */
const Needs = ({ setAside }: { setAside: SetAside }) => {
  const today = useToday()
  const { needed, needed_by, next_move } = setAside
  const missing = missingOf(setAside)
  if (needed_by === null)
    return (
      <p className={classes.hint}>
        {t(copy.notNeeded)} <Link to={paths.plan}>{t(copy.seePlan)}</Link>
      </p>
    )
  return (
    <FactList
      facts={[
        {
          name: t(copy.needed),
          value: elements(copy.neededBy, {
            amount: <Money amount={needed} />,
            day: formatPlannedDay(needed_by, today),
          }),
        },
        {
          name: t(copy.missing),
          value: missing > 0 ? <Money amount={missing} /> : t(copy.nothingMissing),
        },
        next_move && {
          name: t(copy.nextMove),
          value: elements(next_move.on > needed_by ? copy.nextMoveForLater : copy.nextMoveOn, {
            amount: <Money amount={next_move.amount} />,
            day: formatPlannedDay(next_move.on, today),
          }),
        },
      ]}
    />
  )
}
