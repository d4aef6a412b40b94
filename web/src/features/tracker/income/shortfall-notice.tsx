import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import { elements, t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { copy } from '../tracker.messages.ts'

/** How much income is missing to cover the trustee payment (TRACKER-91). */
export const ShortfallNotice = ({ missing }: { missing: Cents }) => (
  <Notice tone="stop" role="alert">
    <p>{t(copy.shortfall)}</p>
    <p>{elements(copy.shortfallRest, { amount: <strong>{formatUsd(missing)}</strong> })}</p>
  </Notice>
)
