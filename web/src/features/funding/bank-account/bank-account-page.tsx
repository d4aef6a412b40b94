import { t } from '../../../i18n/translate.ts'
import { useProgram } from '../../program/program.api.ts'
import { AccountNumbers } from '../account-numbers.tsx'
import { BackToOptions } from '../back-to-options.tsx'
import { FasterClaim } from '../faster-claim.tsx'
import { UntilDepositsEnd } from '../deposits-ended.tsx'
import { FundingHeading } from '../funding-heading.tsx'
import { copy } from '../funding.messages.ts'
import classes from '../funding.module.css'

/** The numbers to send money to (FUNDING-24). */
export const BankAccountPage = () => {
  const bank = useProgram()?.bank_name
  return (
    <div className={classes.stack}>
      <BackToOptions />
      <FundingHeading title={t(copy.bankTransfer)} lead={t(copy.bankAccountLead)} />
      <UntilDepositsEnd>
        <FasterClaim />
        <AccountNumbers
          title={t(copy.bankAccount)}
          before={[{ name: t(copy.bank), value: bank }]}
          after={[{ name: t(copy.type), value: t(copy.accountType) }]}
        />
      </UntilDepositsEnd>
    </div>
  )
}
