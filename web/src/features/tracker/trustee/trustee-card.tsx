import { useQuery } from '@tanstack/react-query'
import { parseAmount, subtract, ZERO } from '@yoursuccess/contract/core/money'
import type { TrusteeCard as Card } from '@yoursuccess/contract/tracker/tracker'
import { formatMonthName } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { trusteeCardQuery } from '../tracker.api.ts'
import { toCents } from '../tracker.rules.ts'
import classes from './trustee-card.module.css'
import { answerOf, dueWords, paymentWords } from './trustee-card-words.ts'

/**
 * What do I owe the trustee, by when, and where is the money that I sent? Shown in every month and state of
 * the tracker. `link` is false on the page that it would open.
 */
export const TrusteeCard = ({ link = true }: { link?: boolean }) => {
  const query = useQuery(trusteeCardQuery)
  const isPlanned = query.data?.amount != null
  return (
    <SectionCard
      title="Trustee Payment"
      actions={
        link &&
        isPlanned && (
          <ButtonLink to={paths.trusteePayment} variant="default">
            See details<span className="ys-sr-only"> of the trustee payment</span>
          </ButtonLink>
        )
      }
    >
      <Loaded query={query} loading={<RowsSkeleton rows={1} label="Loading the trustee payment" />}>
        {(card) => (isPlanned ? <Planned card={card} link={link} /> : <Unplanned link={link} />)}
      </Loaded>
    </SectionCard>
  )
}

const Unplanned = ({ link }: { link: boolean }) => (
  <EmptyState action={link && <ButtonLink to={paths.tracker}>Enter your trustee payment</ButtonLink>}>
    How much does your trustee get each month, and on which day? Tell us, and you will see here what is still
    to pay.
  </EmptyState>
)

const Planned = ({ card, link }: { card: Card; link: boolean }) => {
  const { tone, words } = answerOf(card)
  const requested = toCents(card.amount ?? undefined)
  const sent = subtract(requested, toCents(card.unpaid))
  const earlier = parseAmount(card.earlier_unpaid) ?? ZERO
  return (
    <>
      <p className={classes.answer}>
        <ToneIcon tone={tone} /> {toCents(card.owed) > 0 && <Money amount={card.owed} />} {words}
        {card.days_late > 0 && (
          <strong className={classes.late}>
            {card.days_late === 1 ? '1 day late' : `${card.days_late} days late`}
          </strong>
        )}
      </p>
      {earlier > 0 && card.earlier_month && (
        <p>
          <Money amount={earlier} /> of it is from {formatMonthName(card.earlier_month)}
          {earlier > requested && ' and after'}.
        </p>
      )}
      {card.payments.length > 0 && (
        <ul className={classes.payments} aria-label="Payments to your trustee">
          {card.payments.map((payment, at) => (
            // Payments have no id here, and their order doesn't change.
            <li key={`${payment.state} ${payment.day} ${at}`}>
              <ToneIcon tone={payment.state === 'received' ? 'good' : 'info'} size={18} />{' '}
              <Money amount={payment.amount} /> {paymentWords(payment)}
            </li>
          ))}
        </ul>
      )}
      <Bar
        percent={requested > 0 ? Math.floor((sent * 100) / requested) : 100}
        color="var(--ys-paid-to-trustee)"
      />
      <p className={classes.detail}>
        <Money amount={sent} /> of <Money amount={requested} /> sent for {formatMonthName(card.month)}
      </p>
      {card.due_on === null ? (
        <p>
          On which day of the month is it due? We remind you before that day.{' '}
          {link && (
            <ButtonLink to={paths.trusteePayment} variant="subtle" px="xs" fz="sm">
              Enter the day
            </ButtonLink>
          )}
        </p>
      ) : (
        <p className={classes.detail}>{dueWords(card)}</p>
      )}
    </>
  )
}
