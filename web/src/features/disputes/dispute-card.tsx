import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { elements, t } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/dates.ts'
import { FactList } from '../../ui/list/fact-list.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useKnownToday, useProgram } from '../program/program.api.ts'
import { isLate, stateOf } from './dispute-state.ts'
import { copy } from './disputes.messages.ts'
import classes from './disputes.module.css'

/** One case: its status in plain words, then its facts. */
export const DisputeCard = ({ dispute }: { dispute: Dispute }) => {
  const { reference, status, transaction, resolution, provisional_credit: credit } = dispute
  const { tone, sentences } = stateOf(dispute)
  return (
    <SectionCard
      title={reference}
      actions={<StatusBadge tone={status === 'open' ? 'info' : 'quiet'}>{t(copy.badge[status])}</StatusBadge>}
    >
      <div className={classes.case}>
        <Notice tone={tone}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
        {resolution && <p>{resolution.explanation}</p>}
        <CallUs dispute={dispute} />
        <FactList
          facts={[
            {
              name: t(copy.facts.transaction),
              value: (
                <>
                  {transaction.details}, <Money amount={transaction.amount} flow="sign" />,{' '}
                  {formatDay(transaction.posted_on)}
                </>
              ),
            },
            { name: t(copy.facts.reason), value: t(copy.reasons[dispute.reason]) },
            { name: t(copy.facts.reported), value: formatDay(dispute.reported_on) },
            credit && {
              name: t(copy.facts.credit),
              value: <MoneyOnDay amount={credit.amount} day={credit.credited_on} />,
            },
            resolution && { name: t(copy.facts.answered), value: formatDay(resolution.resolved_on) },
            resolution?.take_back && {
              name: t(copy.facts.takeBack),
              value: <MoneyOnDay amount={resolution.take_back.amount} day={resolution.take_back.on} />,
            },
          ]}
        />
      </div>
    </SectionCard>
  )
}

const MoneyOnDay = ({ amount, day }: { amount: string; day: string }) => (
  <>
    <Money amount={amount} />, {formatDay(day)}
  </>
)

/** Whom to call, if the customer has the right to request documents or the bank is late. */
const CallUs = ({ dispute }: { dispute: Dispute }) => {
  const program = useProgram()
  const today = useKnownToday()
  if (!program || !today) return null
  const why =
    dispute.resolution?.outcome === 'no_error'
      ? copy.documents
      : isLate(dispute, today)
        ? copy.late
        : undefined
  if (why === undefined) return null
  return <p>{elements(why, { phone: <PhoneLink phone={program.support.phone} /> })}</p>
}
