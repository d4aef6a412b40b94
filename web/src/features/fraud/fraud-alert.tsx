import { Button } from '@mantine/core'
import type { Account } from '@yoursuccess/contract/account/account'
import { t } from '../../i18n/translate.ts'
import { formatAsOf } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { useKnownToday } from '../program/program.api.ts'
import { AlertResult } from './alert-result.tsx'
import classes from './fraud.module.css'
import { copy } from './fraud.messages.ts'
import { type AuthDenial, isFrozenBy, viewOf } from './fraud.rules.ts'
import { useAnswer } from './use-answer.ts'

interface FraudAlertProps {
  denial: AuthDenial
  card: Account['current_card']
}

export const FraudAlert = ({ denial, card }: FraudAlertProps) => {
  const { answer, pending } = useAnswer(denial)
  const view = viewOf(denial, card)
  return (
    <>
      {/* "Yes" may take two calls. The question stays until both are done. */}
      {pending || view === 'question' ? (
        <Question
          denial={denial}
          isFrozen={isFrozenBy(denial, card)}
          pending={pending}
          onAnswer={(given) => void answer(given)}
        />
      ) : (
        <>
          <AlertResult view={view} />
          <Purchase denial={denial} />
        </>
      )}
    </>
  )
}

interface QuestionProps {
  denial: AuthDenial
  isFrozen: boolean
  pending: 'yes' | 'no' | undefined
  onAnswer: (answer: 'yes' | 'no') => void
}

const Question = ({ denial, isFrozen, pending, onAnswer }: QuestionProps) => (
  <>
    {isFrozen && (
      <Notice tone="care">
        <p>{t(copy.frozen)}</p>
      </Notice>
    )}
    <h2 className={classes.question}>{t(copy.question)}</h2>
    <Purchase denial={denial} />
    <div className={classes.answers}>
      {(['no', 'yes'] as const).map((answer) => (
        <Button
          key={answer}
          size="md"
          variant="default"
          loading={pending === answer}
          disabled={pending !== undefined}
          onClick={() => onAnswer(answer)}
        >
          {t(copy[answer])}
        </Button>
      ))}
    </div>
    {pending && (
      <p role="status" className={classes.quiet}>
        {t(copy.working)}
      </p>
    )}
    <ul className={classes.meanings}>
      <li>{isFrozen ? t(copy.yesUnfreezes) : t(copy.yesMeans)}</li>
      <li>{t(copy.noMeans)}</li>
    </ul>
  </>
)

const Purchase = ({ denial }: { denial: AuthDenial }) => (
  <dl className={classes.purchase}>
    <div>
      <dt>{t(copy.merchant)}</dt>
      <dd>{denial.merchant_name}</dd>
    </div>
    <div>
      <dt>{t(copy.amount)}</dt>
      <dd className={classes.amount}>
        <Money amount={denial.amount} />
      </dd>
    </div>
    <div>
      <dt>{t(copy.time)}</dt>
      <dd>{formatAsOf(denial.timestamp, useKnownToday())}</dd>
    </div>
  </dl>
)
