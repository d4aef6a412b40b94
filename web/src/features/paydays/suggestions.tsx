import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { PaySuggestion } from '@yoursuccess/contract/paydays/pay-schedules'
import { type ReactNode, useState } from 'react'
import { elements, t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { confirm } from '../../ui/dialog/dialogs.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { Money } from '../../ui/figure/money.tsx'
import buttons from '../../ui/form/button-row.module.css'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useToday } from '../program/program.api.ts'
import { paySuggestionsQuery, useDismissSuggestion, useTakeSuggestion } from './paydays.api.ts'
import { copy, paydaysMessages } from './paydays.messages.ts'
import classes from './paydays.module.css'
import { rhythmOf } from './payday-words.ts'

/** How many deposits show at first. */
const FEW = 3

/** Schedules that the deposits follow: one press takes one, another dismisses it for good (PAYD-03). */
export const Suggestions = () => {
  const { data, error, refetch } = useQuery(paySuggestionsQuery)
  if (!data) return error && <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (data.length === 0) return null
  return (
    <SectionCard title={t(copy.suggestions)}>
      <div>
        {largestFirst(data).map((suggestion, at) => (
          <Suggestion key={suggestion.id} suggestion={suggestion} isFirst={at === 0} />
        ))}
      </div>
    </SectionCard>
  )
}

const largestFirst = (suggestions: readonly PaySuggestion[]) =>
  suggestions.toSorted((a, b) => centsOf(b) - centsOf(a))

const centsOf = ({ usual_amount }: PaySuggestion) => parseAmount(usual_amount) ?? ZERO

const more = (words: ReactNode[]) => <span className="ys-sr-only">{words}</span>

const Suggestion = ({ suggestion, isFirst }: { suggestion: PaySuggestion; isFirst: boolean }) => {
  const { id, name: payer, deposits } = suggestion
  const taking = useTakeSuggestion()
  const dismissal = useDismissSuggestion()
  const take = () => taking.submit(id, { onSuccess: () => showToast('good', t(copy.taken, { payer })) })
  const dismiss = () =>
    dismissal.submit(id, {
      askFirst: () =>
        confirm({
          title: t(copy.dismissQuestion.title, { payer }),
          text: t(copy.dismissQuestion.text, { payer }),
          confirmLabel: t(copy.dismissQuestion.confirmLabel),
          cancelLabel: t(copy.dismissQuestion.cancelLabel),
        }),
      onSuccess: () => showToast('good', t(copy.dismissed, { payer })),
    })
  return (
    <div className={classes.suggestion}>
      <p className={classes.saw}>
        {t(copy.saw, {
          count: deposits.length,
          payer,
          rhythm: rhythmOf(suggestion),
          amount: formatUsd(centsOf(suggestion)),
        })}
      </p>
      <Deposits payer={payer} deposits={deposits} />
      <SubmitError error={taking.error ?? dismissal.error} sentences={paydaysMessages} />
      <div className={buttons.row}>
        <Button
          variant="default"
          loading={dismissal.isPending}
          disabled={taking.isPending}
          onClick={() => void dismiss()}
        >
          {elements(copy.dismissOf, { payer, more })}
        </Button>
        <Button
          variant={isFirst ? 'filled' : 'default'}
          loading={taking.isPending}
          disabled={dismissal.isPending}
          onClick={() => void take()}
        >
          {elements(copy.takeOf, { payer, more })}
        </Button>
      </div>
    </div>
  )
}

/** The deposits in which the schedule was seen, newest first. */
const Deposits = ({ payer, deposits }: { payer: string; deposits: PaySuggestion['deposits'] }) => {
  const today = useToday()
  const [areAllShown, showAll] = useState(false)
  const newest = deposits.toReversed()
  return (
    <>
      <ul className={classes.deposits} aria-label={t(copy.deposits, { payer })}>
        {(areAllShown ? newest : newest.slice(0, FEW)).map(({ transaction_id, on, amount }) => (
          <li key={transaction_id}>
            <span>{formatPlannedDay(on, today)}</span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
      {!areAllShown && newest.length > FEW && (
        <div>
          <Button variant="subtle" className="ys-flush" onClick={() => showAll(true)}>
            {elements(copy.showAll, { count: newest.length, payer, more })}
          </Button>
        </div>
      )}
    </>
  )
}
