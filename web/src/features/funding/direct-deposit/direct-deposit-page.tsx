import { t } from '../../../i18n/translate.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useAccount } from '../../account/account.api.ts'
import { AccountNumbers } from '../account-numbers.tsx'
import { BackToOptions } from '../back-to-options.tsx'
import { FasterClaim } from '../faster-claim.tsx'
import { UntilDepositsEnd } from '../deposits-ended.tsx'
import { FundingHeading } from '../funding-heading.tsx'
import { copy } from '../funding.messages.ts'
import classes from '../funding.module.css'
import { useFundingBase } from '../use-funding-base.ts'
import { DirectDepositForm } from './direct-deposit-form.tsx'

/** Direct deposit of pay: the account numbers, and the form for the employer (FUNDING-11 to FUNDING-19). */
export const DirectDepositPage = () => {
  const { isEnrolling } = useFundingBase()
  const isReady = useAccount() !== undefined
  return (
    <div className={classes.stack}>
      <BackToOptions />
      <FundingHeading
        title={t(copy.directDeposit)}
        lead={isEnrolling ? t(copy.directDepositNew) : t(copy.directDepositEnrolled)}
      />
      <UntilDepositsEnd>
        <FasterClaim />
        <AccountNumbers title={t(copy.numbers)} />
        <SectionCard>
          <DirectDepositForm isReady={isReady} />
        </SectionCard>
      </UntilDepositsEnd>
    </div>
  )
}
