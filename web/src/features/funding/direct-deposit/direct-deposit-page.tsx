import { useQuery } from '@tanstack/react-query'
import { ROUTING_NUMBER } from '@yoursuccess/contract/account/account'
import { t } from '../../../i18n/translate.ts'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { MaskedNumber } from '../../../ui/figure/masked-number.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { accountQuery } from '../../account/account.api.ts'
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
  const { data: account, error, refetch } = useQuery(accountQuery)
  return (
    <div className={classes.stack}>
      <BackToOptions />
      <FundingHeading
        title={t(copy.directDeposit)}
        lead={isEnrolling ? t(copy.directDepositNew) : t(copy.directDepositEnrolled)}
      />
      <UntilDepositsEnd>
        <FasterClaim />
        {error && !account ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <SectionCard title={t(copy.numbers)}>
            <FactList
              stacked
              facts={[
                {
                  name: t(copy.accountNumber),
                  value: account && <MaskedNumber number={account.galileo_payment_reference_number} />,
                },
                {
                  name: t(copy.routingNumber),
                  value: <span className="ys-figures">{ROUTING_NUMBER}</span>,
                },
              ]}
            />
          </SectionCard>
        )}
        <SectionCard>
          <DirectDepositForm isReady={account !== undefined} />
        </SectionCard>
      </UntilDepositsEnd>
    </div>
  )
}
