import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import type { TrusteeWarning } from '@yoursuccess/contract/trustees/trustee-guard'
import { t } from '../../i18n/translate.ts'
import { formatFriendlyDay, formatLongDay } from '../../lib/dates.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { copy } from './trustees.messages.ts'
import classes from './trustees.module.css'

/** What to know before a trustee is paid. It stops nothing (TRU-03, TRU-05, TRU-06, TRU-08). */
export const TrusteeWarnings = ({ warnings = [] }: { warnings?: readonly TrusteeWarning[] | undefined }) =>
  warnings.map((warning) => (
    <Notice key={warning.code} tone="care" role="alert">
      <Warning warning={warning} />
    </Notice>
  ))

const Warning = ({ warning }: { warning: TrusteeWarning }) => {
  const { warnings } = trusteeGuard
  switch (warning.code) {
    case 'unknown_trustee':
      return <p>{t(warnings.unknownTrustee)}</p>
    case 'conditional':
      return (
        <>
          <p>
            {t(copy.warnings.conditional[warning.method === 'electronic' ? 'electronic' : 'bill_pay_check'])}
          </p>
          <ul className={classes.conditions}>
            {warning.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </>
      )
    case 'unknown_method': {
      const sentence =
        warning.method === 'electronic' ? t(warnings.unknownElectronic) : t(warnings.unknownCheck)
      const on = warning.checked_on
      return (
        <p>
          {on === null ? sentence : `${sentence} ${t(copy.warnings.lastChecked, { on: formatLongDay(on) })}`}
        </p>
      )
    }
    case 'other_payment_on_its_way':
      return (
        <p>
          {t(warnings.otherOnItsWay, { amount: formatUsd(parseAmount(warning.amount) ?? ZERO) })}{' '}
          {t(copy.warnings.expected, { on: formatFriendlyDay(warning.expected_on) })}
        </p>
      )
    case 'other_account_number':
      return <p>{t(copy.warnings.otherNumber, { wanted: warning.wanted })}</p>
  }
}
