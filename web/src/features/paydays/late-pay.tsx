import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { useToday } from '../program/program.api.ts'
import { latePayQuery } from './paydays.api.ts'
import { copy } from './paydays.messages.ts'
import { latePayOf } from './payday-words.ts'

/** Says which pay should have arrived more than one banking day ago (PAYD-04). */
export const LatePay = () => {
  const today = useToday()
  const query = useQuery(latePayQuery(today))
  if (!query.data) return <LoadError text={t(copy.lateMissing)} of={[query]} />
  if (query.data.length === 0) return null
  return (
    <Notice tone="care">
      {query.data.map((payday) => (
        <p key={payday.schedule_id}>
          <strong>{latePayOf(payday, today)}</strong>
        </p>
      ))}
      <p>
        {t(copy.lateHint)} <Link to={paths.paydays}>{t(copy.seePaydays)}</Link>
      </p>
    </Notice>
  )
}
