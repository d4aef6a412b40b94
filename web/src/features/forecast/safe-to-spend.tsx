import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import type { ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import { useId, useState } from 'react'
import { elements, t } from '../../i18n/translate.ts'
import { formatShortDay } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { TextSkeleton } from '../../ui/page/skeletons.tsx'
import { answerCopy } from './answer.messages.ts'
import { homeForecastQuery } from './forecast-query.ts'
import classes from './safe-to-spend.module.css'

/** The rule that it is worked out with loads only for those who want to see the sum. */
const SafeSum = lazyPart(async () => (await import('./safe-sum.tsx')).SafeSum, {
  fallback: <TextSkeleton lines={3} />,
})

/**
 * What may be spent until the next payday without touching the trustee's money (FORE-04), with the sum behind it one
 * press away. The answer above it says if it could not be loaded.
 */
export const SafeToSpend = () => {
  const { data: forecast, error } = useQuery(homeForecastQuery)
  if (forecast) return <Known forecast={forecast} />
  return error ? null : (
    <div className={classes.loading}>
      <TextSkeleton lines={2} label={t(answerCopy.loading)} />
    </div>
  )
}

const Known = ({ forecast: { safe_to_spend: safe, parts } }: { forecast: ForecastReply }) => {
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  const sum = useId()
  return (
    <section aria-labelledby={title} className={classes.safe}>
      <div className={classes.line}>
        <h2 className={classes.title} id={title}>
          {untilWords(safe.until, parts)}
        </h2>
        <p className={classes.amount}>
          <Money amount={safe.amount} />
        </p>
      </div>
      <div className={classes.line}>
        <p className={classes.perDay}>
          {elements(answerCopy.safe.perDay, { perDay: <Money amount={safe.per_day} /> })}
        </p>
        <UnstyledButton
          className={classes.toggle ?? ''}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': sum })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(answerCopy.safe.sum)} <IconChevronDown size={16} aria-hidden data-open={isOpen} />
        </UnstyledButton>
      </div>
      {isOpen && (
        <div id={sum}>
          <SafeSum parts={parts} />
        </div>
      )}
    </section>
  )
}

/** On a payday it is for today alone, and without a payday for two weeks. */
const untilWords = (until: string, { pay }: ForecastReply['parts']): string => {
  const next = addDays(day(until), 1)
  return pay.some(({ arrives_on }) => arrives_on === next)
    ? t(answerCopy.safe.untilPayday, { day: formatShortDay(next) })
    : t(answerCopy.safe.until, { day: formatShortDay(until) })
}
