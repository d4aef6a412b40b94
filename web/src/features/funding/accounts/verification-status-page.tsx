import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { dayOf, formatFriendlyDay, formatTime } from '../../../lib/dates.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { useKnownToday } from '../../program/program.api.ts'
import { UntilDepositsEnd } from '../deposits-ended.tsx'
import { FundingHeading } from '../funding-heading.tsx'
import { useFundingBase } from '../use-funding-base.ts'
import { accountUse } from './account-use.rules.ts'
import { linkedAccountQuery } from './accounts.api.ts'
import { copy } from './accounts.messages.ts'
import classes from './accounts.module.css'
import { LinkActions } from './link-actions.tsx'
import { VerificationMark } from './verification-mark.tsx'

/** One account's verification status, and what happens next (FUNDING-71). */
export const VerificationStatusPage = () => {
  const { achAccountId = '' } = useParams({ strict: false })
  const { base } = useFundingBase()
  return (
    <>
      <FundingHeading title={t(copy.status)} lead={t(copy.statusLead)} />
      <Loaded
        query={useQuery(linkedAccountQuery(achAccountId))}
        loading={
          <SectionCard>
            <TextSkeleton />
          </SectionCard>
        }
      >
        {(account) => (
          <SectionCard title={account.name}>
            <Status account={account} />
          </SectionCard>
        )}
      </Loaded>
      <div>
        <ButtonLink variant="default" to={`${base}/ach/manage-ach-accounts`}>
          {t(copy.allAccounts)}
        </ButtonLink>
      </div>
    </>
  )
}

const Status = ({ account }: { account: AchAccount }) => (
  <div className={classes.status}>
    <p className={classes.large}>
      <VerificationMark account={account} />
    </p>
    <UntilDepositsEnd>
      <p>{explanationOf(account)}</p>
      <Rest until={account.held_until} />
      <LinkActions account={account} />
    </UntilDepositsEnd>
  </div>
)

const explanationOf = (account: AchAccount): string => {
  if (account.verification_status === 'relink_required') return t(copy.relinkText)
  const sentences = {
    usable: t(copy.verifiedText),
    verify: t(copy.manualText),
    wait: t(copy.beingVerified),
    failed: t(copy.notVerified),
  }
  return sentences[accountUse(account)]
}

const Rest = ({ until }: { until: string | null }) => {
  const today = useKnownToday()
  if (until === null || today === undefined || dayOf(until) < today) return null
  return <p>{t(copy.heldUntil, { when: `${formatFriendlyDay(dayOf(until))}, ${formatTime(until)}` })}</p>
}
