import { Link } from '@tanstack/react-router'
import { Notice } from '../../../ui/page/notice.tsx'
import { useFundingBase } from '../use-funding-base.ts'
import { unspecified } from './transfers.messages.ts'

/** Before another transfer is made: how the last one ended is not known. */
export const LookFirst = () => {
  const { base } = useFundingBase()
  return (
    <Notice tone="care" role="alert">
      <p>
        {unspecified.lookFirst} <Link to={`${base}/ach/transactions-list`}>{unspecified.toList}</Link>
      </p>
    </Notice>
  )
}
