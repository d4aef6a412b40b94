import { useQuery } from '@tanstack/react-query'
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { homeForecastQuery } from '../../features/forecast/forecast-query.ts'
import { useKnownToday } from '../../features/program/program.api.ts'
import { useFeature } from '../../features/session/session.api.ts'
import { dueWords } from '../../features/tracker/trustee/trustee-card-words.ts'
import { centsOf } from '../../lib/amounts.rules.ts'
import classes from './home-page.module.css'
import { PayTrustee } from './pay-trustee.tsx'
import { isSentAutomatically, nextWords, paymentFor } from './trustee-next-words.ts'

/** In the trustee card of the home page: by when the next payment must be sent, and the button that pays it. */
export const TrusteeNext = ({ card }: { card: TrusteeCard }) => {
  const { data: forecast } = useQuery({ ...homeForecastQuery, enabled: useFeature('planTools') })
  const today = useKnownToday()
  const payment = today ? paymentFor(card, forecast?.parts.payments ?? [], today) : undefined
  const words = today ? nextWords(card, payment, today) : dueWords(card)
  return (
    <div className={classes.next}>
      {words && <p>{words}</p>}
      {centsOf(card.owed) > 0 && <PayTrustee amount={card.owed} isMain={!isSentAutomatically(payment)} />}
    </div>
  )
}
