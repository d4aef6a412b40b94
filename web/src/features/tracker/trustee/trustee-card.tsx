import { useQuery } from '@tanstack/react-query'
import { parseAmount, subtract, ZERO } from '@yoursuccess/contract/core/money'
import type { TrusteeCard as Card } from '@yoursuccess/contract/tracker/tracker'
import type { ReactNode } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { formatFriendlyDay, formatMonthName } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { Track } from '../../../ui/figure/track.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { trusteeCardQuery } from '../tracker.api.ts'
import { toCents } from '../tracker.rules.ts'
import classes from './trustee-card.module.css'
import { answerOf, dueWords } from './trustee-card-words.ts'
import { trusteeCopy } from './trustee.messages.ts'

interface TrusteeCardProps {
  link?: boolean
  planLink?: boolean
  /** One more link beside these. */
  also?: ReactNode
  /** False on a page whose main action is another one. */
  isMain?: boolean
}

/**
 * What do I owe the trustee, by when, and where is the money that I sent? Shown in every month and state of
 * the tracker. `link` is false on the page that it would open, and `planLink` true where the plan is one press away.
 */
export const TrusteeCard = ({ link = true, planLink = false, also, isMain = true }: TrusteeCardProps) => {
  const query = useQuery(trusteeCardQuery)
  const isPlanned = query.data?.amount != null
  return (
    <SectionCard
      title={t(trusteeCopy.title)}
      actions={
        (planLink || also || (link && isPlanned)) && (
          <div className={classes.links}>
            {also}
            {planLink && (
              <ButtonLink to={paths.plan} variant="default">
                {t(trusteeCopy.yourPlan)}
              </ButtonLink>
            )}
            {link && isPlanned && (
              <ButtonLink to={paths.trusteePayment} variant="default">
                {elements(trusteeCopy.seeDetails, {
                  more: (words) => <span className="ys-sr-only">{words}</span>,
                })}
              </ButtonLink>
            )}
          </div>
        )
      }
    >
      <Loaded query={query} loading={<RowsSkeleton rows={1} label={t(trusteeCopy.loading)} />}>
        {(card) => {
          if (card.case_ended) return <Ended card={card} />
          return isPlanned ? <Planned card={card} link={link} /> : <Unplanned link={link} isMain={isMain} />
        }}
      </Loaded>
    </SectionCard>
  )
}

const Unplanned = ({ link, isMain }: { link: boolean; isMain: boolean }) => (
  <EmptyState
    picture="calendar"
    action={
      link && (
        <ButtonLink to={paths.tracker} variant={isMain ? 'filled' : 'default'}>
          {t(trusteeCopy.enterPayment)}
        </ButtonLink>
      )
    }
  >
    {t(trusteeCopy.unplanned)}
  </EmptyState>
)

/** Payments may still be under way. */
const Ended = ({ card }: { card: Card }) => (
  <>
    <p>{t(trusteeCopy.caseEnded)}</p>
    <Payments card={card} />
  </>
)

/** The steps of a payment that this account makes. */
const STEPS = ['scheduled', 'on_its_way', 'received'] as const

const Planned = ({ card, link }: { card: Card; link: boolean }) => {
  const { tone, text, ...values } = answerOf(card)
  const requested = toCents(card.amount ?? undefined)
  const sent = subtract(requested, toCents(card.unpaid))
  const earlier = parseAmount(card.earlier_unpaid) ?? ZERO
  return (
    <>
      <p className={classes.answer}>
        <ToneIcon tone={tone} /> {elements(text, { ...values, amount: <Money amount={card.owed} /> })}
        {card.days_late > 0 && (
          <strong className={classes.late}>{t(trusteeCopy.daysLate, { days: card.days_late })}</strong>
        )}
      </p>
      {earlier > 0 && card.earlier_month && (
        <p>
          {elements(trusteeCopy.earlier, {
            amount: <Money amount={earlier} />,
            month: formatMonthName(card.earlier_month),
            andAfter: earlier > requested,
          })}
        </p>
      )}
      <Payments card={card} />
      {requested > 0 && (
        <>
          <Bar percent={Math.floor((sent * 100) / requested)} color="var(--ys-paid-to-trustee)" />
          <p className={classes.detail}>
            {elements(trusteeCopy.sentFor, {
              sent: <Money amount={sent} />,
              amount: <Money amount={requested} />,
              month: formatMonthName(card.month),
            })}
          </p>
        </>
      )}
      {card.due_on === null && requested > 0 ? (
        <p>
          {t(trusteeCopy.whichDay)}{' '}
          {link && (
            <ButtonLink to={paths.trusteePayment} variant="subtle" px="xs" fz="sm">
              {t(trusteeCopy.enterTheDay)}
            </ButtonLink>
          )}
        </p>
      ) : (
        <p className={classes.detail}>{dueWords(card)}</p>
      )}
    </>
  )
}

/** Where the newest payment is, and what was sent and reported. */
const Payments = ({ card: { payments } }: { card: Card }) => {
  const [newest] = payments
  return (
    <>
      {newest && newest.state !== 'reported' && (
        <Track
          label={t(trusteeCopy.track)}
          steps={STEPS.map((step) => t(trusteeCopy.steps[step]))}
          reached={STEPS.indexOf(newest.state)}
        />
      )}
      {payments.length > 0 && (
        <ul className={classes.payments} aria-label={t(trusteeCopy.payments)}>
          {payments.map(({ state, day, amount }, at) => (
            // Payments have no id here, and their order doesn't change.
            <li key={`${state} ${day} ${at}`}>
              <ToneIcon tone={state === 'received' ? 'good' : 'info'} size={18} />{' '}
              {elements(trusteeCopy.payment[state], {
                amount: <Money amount={amount} />,
                day: formatFriendlyDay(day),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
