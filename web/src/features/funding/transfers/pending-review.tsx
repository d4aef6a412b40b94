import { Link } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { useFundingBase } from '../use-funding-base.ts'
import { copy } from './transfers.messages.ts'

/** Says how many accounts aren't verified yet (FUNDING-79). */
export const PendingReview = ({ count }: { count: number }) => {
  const { base } = useFundingBase()
  if (count === 0) return null
  return (
    <Notice tone="care">
      <p>
        {t(copy.pendingReview, { count })}{' '}
        <Link to={`${base}/ach/manage-ach-accounts`}>{t(copy.reviewNow)}</Link>
      </p>
    </Notice>
  )
}
