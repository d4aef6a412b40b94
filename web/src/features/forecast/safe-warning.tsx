import { useQuery } from '@tanstack/react-query'
import type { Cents } from '@yoursuccess/contract/core/money'
import { t } from '../../i18n/translate.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { formatShortDay } from '../../lib/dates.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { useFeature } from '../session/session.api.ts'
import { answerCopy } from './answer.messages.ts'
import { homeForecastQuery } from './forecast-query.ts'

/**
 * In a dialog that spends money: says so if what is spent is more than what is safe to spend (FORE-04). It does not stop
 * the customer. `cents` is undefined as long as no amount is typed.
 */
export const SafeWarning = ({ cents }: { cents: Cents | undefined }) => {
  const query = useQuery({ ...homeForecastQuery, enabled: useFeature('planTools') })
  const safe = query.data?.safe_to_spend
  if (!safe) return <LoadError text={t(answerCopy.safe.missing)} of={[query]} />
  if (cents === undefined || cents <= centsOf(safe.amount)) return null
  return (
    <Notice tone="care" role="status">
      <p>{t(answerCopy.safe.exceeded, { amount: usd(safe.amount), day: formatShortDay(safe.until) })}</p>
    </Notice>
  )
}
