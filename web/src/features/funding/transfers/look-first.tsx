import { Link } from '@tanstack/react-router'
import { Notice } from '../../../ui/page/notice.tsx'
import { useFundingBase } from '../use-funding-base.ts'
import { copy } from './transfers.messages.ts'

/** Shown before another transfer when the result of the last one is unknown. */
export const LookFirst = () => {
  const { base } = useFundingBase()
  return (
    <Notice tone="care" role="alert">
      <p>
        {copy.lookFirst} <Link to={`${base}/ach/transactions-list`}>{copy.toList}</Link>
      </p>
    </Notice>
  )
}
