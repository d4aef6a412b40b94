import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
import { stateWordsOf, dueWords } from './trustee-card-words.ts'
import { trusteeCopy } from './trustee.messages.ts'

interface TrusteeCardProps {
  link?: boolean
  planLink?: boolean
  /** One more link beside these. */
  also?: ReactNode
  /** False on a page whose main action is another one. */
  isMain?: boolean
  /** What to do next, instead of when it is due. */
  next?: (card: Card) => ReactNode
  /** On the home page: as low as the card can be. */
  isLow?: boolean
}

/**
 * What do I owe the trustee, by when, and where is the money that I sent? Shown in every month and state of
 * the tracker. `link` is false on the page that it would open, and `planLink` true where the plan is one press away.
 */
export const TrusteeCard = ({
  link = true,
  planLink = false,
  also,
  isMain = true,
  next,
  isLow = false,
}: TrusteeCardProps) => {
  const query = useQuery(trusteeCardQuery)
  const isPlanned = query.data?.amount != null
  const links = [
    planLink && <CardLink key="plan" to={paths.plan} words={t(trusteeCopy.yourPlan)} isText={isLow} />,
    link && isPlanned && (
      <CardLink
        key="details"
        to={paths.trusteePayment}
        words={elements(trusteeCopy.seeDetails, {
          more: (words) => <span className="ys-sr-only">{words}</span>,
        })}
        isText={isLow}
      />
    ),
  ].filter(Boolean)
  return (
    <SectionCard
      title={t(trusteeCopy.title)}
      actions={
        (also || links.length > 0) && (
          <div className={classes.links}>
            {also}
            {links}
          </div>
        )
      }
    >
      <Loaded query={query} loading={<RowsSkeleton rows={isLow ? 3 : 1} label={t(trusteeCopy.loading)} />}>
        {(card) => {
          if (card.case_ended) return <Ended card={card} />
          return isPlanned ? (
            <Planned card={card} link={link} next={next} isLow={isLow} />
          ) : (
            <Unplanned link={link} isMain={isMain} />
          )
        }}
      </Loaded>
    </SectionCard>
  )
}

interface CardLinkProps {
  to: typeof paths.plan | typeof paths.trusteePayment
  words: ReactNode
  /** A text link, which takes less space. */
  isText: boolean
}

const CardLink = ({ to, words, isText }: CardLinkProps) =>
  isText ? (
    <Link to={to} className={classes.textLink}>
      {words}
    </Link>
  ) : (
    <ButtonLink to={to} variant="default">
      {words}
    </ButtonLink>
  )

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

/** The steps of a payment that this account makes. Only a receipt tells of the last one, so it shows once there is one. */
const STEPS = ['scheduled', 'on_its_way', 'received', 'posted'] as const
const THREE_STEPS = STEPS.slice(0, -1)
const stepsTo = (state: (typeof STEPS)[number]) => (state === 'posted' ? STEPS : THREE_STEPS)
const wordsOf = (steps: readonly (typeof STEPS)[number][]) => steps.map((step) => t(trusteeCopy.steps[step]))

interface PlannedProps {
  card: Card
  link: boolean
  next: TrusteeCardProps['next']
  isLow: boolean
}

const Planned = ({ card, link, next, isLow }: PlannedProps) => {
  const { tone, text, ...values } = stateWordsOf(card)
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
      {!isLow && card.payments.length === 0 && toCents(card.unpaid) > 0 && (
        <Track label={t(trusteeCopy.trackOfMonth)} steps={wordsOf(THREE_STEPS)} reached={-1} />
      )}
      <Payments card={card} />
      {requested > 0 && (!isLow || (sent > 0 && sent < requested)) && (
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
        !next && <p className={classes.detail}>{dueWords(card)}</p>
      )}
      {next?.(card)}
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
          steps={wordsOf(stepsTo(newest.state))}
          reached={STEPS.indexOf(newest.state)}
        />
      )}
      {payments.length > 0 && (
        <ul className={classes.payments} aria-label={t(trusteeCopy.payments)}>
          {payments.map(({ state, day, amount }, at) => (
            // Payments have no id here, and their order doesn't change.
            <li key={`${state} ${day} ${at}`}>
              <ToneIcon tone={state === 'received' || state === 'posted' ? 'good' : 'info'} size={18} />{' '}
              <span>
                {elements(trusteeCopy.payment[state], {
                  amount: <Money amount={amount} />,
                  day: formatFriendlyDay(day),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
