import { useQuery } from '@tanstack/react-query'
import { ROUTING_NUMBER } from '@yoursuccess/contract/account/account'
import { t } from '../../i18n/translate.ts'
import { MaskedNumber } from '../../ui/figure/masked-number.tsx'
import { type Fact, FactList } from '../../ui/list/fact-list.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { accountQuery } from '../account/account.api.ts'
import { copy } from './funding.messages.ts'

interface AccountNumbersProps {
  title: string
  before?: readonly Fact[]
  after?: readonly Fact[]
}

/** The numbers to send money to. The routing number shows before the account has loaded. */
export const AccountNumbers = ({ title, before = [], after = [] }: AccountNumbersProps) => {
  const { data: account, error, refetch } = useQuery(accountQuery)
  if (error && !account) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  const number = account && <MaskedNumber number={account.galileo_payment_reference_number} />
  return (
    <SectionCard title={title}>
      <FactList
        stacked
        facts={[
          ...before,
          { name: t(copy.accountNumber), value: number },
          { name: t(copy.routingNumber), value: <span className="ys-figures">{ROUTING_NUMBER}</span> },
          ...after,
        ]}
      />
    </SectionCard>
  )
}
