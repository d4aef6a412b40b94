import { Link } from '@tanstack/react-router'
import { Notice } from '../../../ui/page/notice.tsx'
import { useFundingBase } from '../use-funding-base.ts'
import { copy, pendingReview } from './transfers.messages.ts'

/** Says how many accounts aren't verified yet (FUNDING-79). */
export const PendingReview = ({ count }: { count: number }) => {
  const { base } = useFundingBase()
  if (count === 0) return null
  return (
    <Notice tone="care">
      <p>
        {pendingReview(count)} <Link to={`${base}/ach/manage-ach-accounts`}>{copy.reviewNow}</Link>
      </p>
    </Notice>
  )
}
