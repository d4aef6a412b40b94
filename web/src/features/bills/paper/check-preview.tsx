import { t } from '../../../i18n/translate.ts'
import { useAccount } from '../../account/account.api.ts'
import { copy } from '../bills.messages.ts'
import type { PaperValues } from './paper-values.ts'
import classes from './check-preview.module.css'

/** The text on the check: the payee in capital letters, as the mail requires (BILLS-43). */
export const CheckPreview = ({ values }: { values: PaperValues }) => {
  const account = useAccount()
  const { biller_name, biller_account_number, biller_address_1, biller_address_2 } = values
  const { biller_city, biller_state, biller_zip } = values
  const place = [biller_city, [biller_state, biller_zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [biller_address_1, biller_address_2, place].filter(Boolean)
  return (
    <div className={classes.check}>
      <div>
        <span className={classes.label}>{t(copy.payer)}</span>
        {account && (
          <p>
            {account.first_name} {account.last_name}
          </p>
        )}
      </div>
      <div>
        <span className={classes.label}>{t(copy.payTo)}</span>
        <p className={classes.payee}>{biller_name.toUpperCase()}</p>
        {lines.map((line) => (
          <p key={line}>{line.toUpperCase()}</p>
        ))}
      </div>
      <div>
        <span className={classes.label}>{t(copy.accountOnCheck)}</span>
        <p className="ys-figures">{biller_account_number.toUpperCase()}</p>
      </div>
    </div>
  )
}
