import { Link } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { useFundingBase } from '../use-funding-base.ts'
import { copy } from './transfers.messages.ts'

/** Shown before another transfer when the result of the last one is unknown. */
export const LookFirst = () => {
  const { base } = useFundingBase()
  return (
    <Notice tone="care" role="alert">
      <p>
        {t(copy.lookFirst)} <Link to={`${base}/ach/transactions-list`}>{t(copy.toList)}</Link>
      </p>
    </Notice>
  )
}
