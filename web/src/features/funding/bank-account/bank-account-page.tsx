import { useQuery } from '@tanstack/react-query'
import { ROUTING_NUMBER } from '@yoursuccess/contract/account/account'
import { t } from '../../../i18n/translate.ts'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { MaskedNumber } from '../../../ui/figure/masked-number.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { accountQuery } from '../../account/account.api.ts'
import { useProgram } from '../../program/program.api.ts'
import { BackToOptions } from '../back-to-options.tsx'
import { FasterClaim } from '../faster-claim.tsx'
import { UntilDepositsEnd } from '../deposits-ended.tsx'
import { FundingHeading } from '../funding-heading.tsx'
import { copy } from '../funding.messages.ts'
import classes from '../funding.module.css'

/** The numbers to send money to (FUNDING-24). */
export const BankAccountPage = () => {
  const program = useProgram()
  const { data: account, error, refetch } = useQuery(accountQuery)
  return (
    <div className={classes.stack}>
      <BackToOptions />
      <FundingHeading title={t(copy.bankTransfer)} lead={t(copy.bankAccountLead)} />
      <UntilDepositsEnd>
        <FasterClaim />
        {error && !account ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <SectionCard title={t(copy.bankAccount)}>
            <FactList
              stacked
              facts={[
                { name: t(copy.bank), value: program?.bank_name },
                {
                  name: t(copy.accountNumber),
                  value: account && <MaskedNumber number={account.galileo_payment_reference_number} />,
                },
                {
                  name: t(copy.routingNumber),
                  value: <span className="ys-figures">{ROUTING_NUMBER}</span>,
                },
                { name: t(copy.type), value: t(copy.accountType) },
              ]}
            />
          </SectionCard>
        )}
      </UntilDepositsEnd>
    </div>
  )
}
