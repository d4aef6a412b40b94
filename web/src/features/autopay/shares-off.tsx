/** Whether shares of pay are set aside, without which each payment is sent at once, on its send day. */
import { Link } from '@tanstack/react-router'
import type { Autopay } from '@yoursuccess/contract/autopay/autopay'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { useSetAside } from '../setaside/setaside.api.ts'
import { copy } from './autopay.messages.ts'

/** False until it is known. */
export const useAreSharesOn = (): boolean => useSetAside().data?.shares_on ?? false

/** Whether payments are sent in parts: without shares of pay, there is nothing to send before the send day. */
export const useIsSplit = (mode: Autopay['mode'] | undefined): boolean => {
  const areSharesOn = useAreSharesOn()
  return mode === 'each_payday' && areSharesOn
}

/** Says that no pay is set aside, and leads to where it can be. Nothing while it is, or while that is not known. */
export const SharesOff = () => {
  const { data } = useSetAside()
  if (!data || data.shares_on) return null
  return (
    <p>
      {t(copy.way.sharesOff)} <Link to={paths.setAside}>{t(copy.setUp.toSetAside)}</Link>
    </p>
  )
}
