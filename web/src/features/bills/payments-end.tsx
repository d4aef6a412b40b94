import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { formatLongDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { useHasEnded, useProgram } from '../program/program.api.ts'
import { copy } from './bills.messages.ts'

/**
 * On the bill pages, once the calendar is enforced: until when bills can be paid, or that payments have ended
 * (record 0095).
 */
export const PaymentsEnd = () => {
  const windDown = useProgram()?.wind_down
  const hasEnded = useHasEnded('spending')
  if (windDown?.mode !== 'enforced') return null
  return hasEnded ? (
    <Notice tone="care">
      <p>
        {t(copy.paymentsEnded)} <Link to={paths.refund}>{t(copy.toRefund)}</Link>
      </p>
    </Notice>
  ) : (
    <Notice tone="info">
      <p>{t(copy.paymentsEnd, { on: formatLongDay(windDown.last_spend_on) })}</p>
    </Notice>
  )
}

/** Wraps everything that leads to a payment, so that the app never offers what the bank refuses. */
export const UntilPaymentsEnd = ({ children }: { children: ReactNode }) =>
  useHasEnded('spending') ? null : children
