import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { now } from '../../../lib/clock.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { useFeature } from '../../session/session.api.ts'
import { allLinkedAccountsQuery } from '../accounts/accounts.api.ts'
import { UntilDepositsEnd } from '../deposits-ended.tsx'
import { FundingHeading } from '../funding-heading.tsx'
import { copy as fundingCopy } from '../funding.messages.ts'
import classes from '../funding.module.css'
import { useFundingBase } from '../use-funding-base.ts'
import { countUnproven, isReady } from './account-choice.rules.ts'
import { AccountsNotReady, PendingReview } from './accounts-not-ready.tsx'
import { NamedAccount } from './named-account.tsx'
import { TransferForm } from './transfer-form.tsx'
import { copy } from './transfers.messages.ts'

/** A one-time or recurring transfer from a linked bank (FUNDING-74). */
export const TransferPage = () => {
  const { achAccountId } = useParams({ strict: false })
  return (
    <div className={classes.stack}>
      <FundingHeading title={t(fundingCopy.transferFunds)} lead={t(copy.lead)} />
      <UntilDepositsEnd>
        <Accounts achAccountId={achAccountId} />
      </UntilDepositsEnd>
    </div>
  )
}

const Accounts = ({ achAccountId }: { achAccountId: string | undefined }) => (
  <Loaded query={useQuery(allLinkedAccountsQuery)} loading={<Loading />}>
    {({ ach_accounts: accounts }) =>
      achAccountId === undefined ? (
        <Transfer accounts={accounts} />
      ) : (
        <NamedAccount key={achAccountId} id={achAccountId} loading={<Loading />}>
          {({ id }) => <Transfer accounts={accounts} named={id} />}
        </NamedAccount>
      )
    }
  </Loaded>
)

interface TransferProps {
  accounts: readonly AchAccount[]
  /** The account in the address. */
  named?: number
}

const Transfer = ({ accounts, named }: TransferProps) => {
  const { base } = useFundingBase()
  const mayLink = useFeature('plaid')
  if (accounts.length === 0 && mayLink) return <Navigate to={`${base}/plaid/link`} replace />
  const ready = accounts.filter((account) => isReady(account, now()))
  return (
    <>
      <PendingReview count={countUnproven(accounts)} />
      {ready.length === 0 ? (
        <>
          <AccountsNotReady accounts={accounts} />
          <EmptyState
            picture="bank"
            {...(mayLink && {
              action: (
                <ButtonLink to={`${base}/plaid/link`} reloadDocument>
                  {t(copy.link)}
                </ButtonLink>
              ),
            })}
          >
            {accounts.length === 0 ? t(copy.notFound) : t(copy.orAnother)}
          </EmptyState>
        </>
      ) : (
        <TransferForm accounts={accounts} chosen={chosenOf(ready, named)} />
      )}
    </>
  )
}

/**
 * The account in the address if it can be used, else the only one that can. It never replaces the named
 * account with another.
 */
const chosenOf = (ready: readonly AchAccount[], named: number | undefined): number | undefined => {
  if (named !== undefined) return ready.find(({ id }) => id === named)?.id
  return ready.length === 1 ? ready[0]?.id : undefined
}

const Loading = () => (
  <SectionCard>
    <TextSkeleton lines={6} />
  </SectionCard>
)
