import { useQuery } from '@tanstack/react-query'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { homeForecastQuery } from '../../features/forecast/forecast-query.ts'
import { isByCustomer, trusteePayments } from '../../features/forecast/trustee-payments.rules.ts'
import { useKnownToday } from '../../features/program/program.api.ts'
import { useFeature } from '../../features/session/session.api.ts'
import { dueWords } from '../../features/tracker/trustee/trustee-card-words.ts'
import { trusteeCopy } from '../../features/tracker/trustee/trustee.messages.ts'
import { t } from '../../i18n/translate.ts'
import { centsOf } from '../../lib/amounts.rules.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import classes from './home-page.module.css'
import { PayTrustee } from './pay-trustee.tsx'
import { nextWords, paymentFor } from './trustee-next-words.ts'

interface TrusteeNextProps {
  card: TrusteeCard
  /** False on a page whose main action is another one. */
  isMain?: boolean
  /** True on a page where nothing else says that the forecast could not be loaded. */
  saysFailure?: boolean
}

/** In the trustee card: by when the next payment must be sent, and the button that pays it (TRACKER-175, TRACKER-176). */
export const TrusteeNext = ({ card, isMain = true, saysFailure = false }: TrusteeNextProps) => {
  const forecast = useQuery({ ...homeForecastQuery, enabled: useFeature('planTools') })
  const today = useKnownToday()
  const payments = forecast.data ? trusteePayments(forecast.data.parts) : []
  const payment = today ? paymentFor(card, payments, today) : undefined
  const words = today ? nextWords(card, payment, today) : dueWords(card)
  return (
    <>
      {saysFailure && <LoadError text={t(trusteeCopy.nextMissing)} of={[forecast]} />}
      <div className={classes.next}>
        {words && <p>{words}</p>}
        {centsOf(card.owed) > 0 && <PayTrustee amount={card.owed} isMain={isMain && isByCustomer(payment)} />}
      </div>
    </>
  )
}
