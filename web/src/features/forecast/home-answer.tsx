import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import { useEffect } from 'react'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { focusLateHeading } from '../../ui/dialog/focus.ts'
import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { useDocumentTitle } from '../../ui/page/use-document-title.ts'
import { answerWords, setAsideWords } from './answer-words.ts'
import { answerCopy } from './answer.messages.ts'
import { homeForecastQuery } from './forecast-query.ts'
import classes from './home-answer.module.css'

/**
 * Will I be all right? The answer in one sentence is the heading of the home page (FORE-03). Without one, the heading is
 * `name`, and so is the title of the tab, because the answer belongs in no browser history.
 */
export const HomeAnswer = ({ name }: { name: string }) => {
  const query = useQuery(homeForecastQuery)
  const { data: forecast } = query
  const heading = useDocumentTitle<HTMLHeadingElement>(name)
  useEffect(focusLateHeading, [])
  const answer = forecast?.answer.kind === 'no_pay' ? undefined : forecast?.answer
  const tone = forecast && answer?.kind === 'lasts' ? 'good' : 'care'
  return (
    <header className={classes.hero} data-tone={forecast ? tone : undefined}>
      <h1 className={answer ? classes.answer : classes.name} tabIndex={-1} ref={heading}>
        {forecast && answer ? answerWords(answer, day(forecast.parts.today)) : name}
      </h1>
      {forecast ? (
        <Beside forecast={forecast} />
      ) : query.error ? (
        <p>
          <LoadError text={t(answerCopy.missing)} of={[query]} />
        </p>
      ) : (
        <div className={classes.loading} role="status" aria-label={t(answerCopy.loading)}>
          <Skeleton height={20} />
          <Skeleton height={20} width="62%" />
        </div>
      )}
    </header>
  )
}

/** What belongs to the answer: that the next payment is set aside, pay that is late, and what to do about it. */
const Beside = ({ forecast: { answer, set_aside_for: setAsideFor, parts } }: { forecast: ForecastReply }) => {
  const today = day(parts.today)
  const late = parts.pay.filter(({ is_late }) => is_late)
  const others = late.filter(
    ({ name, on }) => !(answer.kind === 'late_pay' && answer.name === name && answer.on === on),
  )
  return (
    <>
      {answer.kind === 'no_pay' && (
        <>
          <p>
            <strong>{t(answerCopy.question)}</strong>
          </p>
          <p>
            {answerWords(answer, today)} <Link to={paths.paydays}>{t(answerCopy.addPaydays)}</Link>
          </p>
        </>
      )}
      {setAsideFor !== null && (
        <p className={classes.line}>
          <ToneIcon tone="good" size={18} /> <span>{setAsideWords(setAsideFor)}</span>
        </p>
      )}
      {others.map(({ name, on }, at) => (
        // Two schedules may have the same name and day.
        <p key={`${name} ${on} ${at}`} className={classes.line}>
          <ToneIcon tone="care" size={18} /> <span>{answerWords({ kind: 'late_pay', name, on }, today)}</span>
        </p>
      ))}
      {late.length > 0 && (
        <p>
          {t(answerCopy.lateHint)} <Link to={paths.paydays}>{t(answerCopy.seePaydays)}</Link>
        </p>
      )}
      {parts.stale && <p>{t(answerCopy.stale)}</p>}
    </>
  )
}
