import { type Icon, IconBriefcase, IconBuildingBank, IconChevronRight, IconLink } from '@tabler/icons-react'
import { Button, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Feature } from '@yoursuccess/contract/core/access'
import type { Message } from '@yoursuccess/contract/core/messages'
import type { ReactNode } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { PhoneLink } from '../../../ui/page/phone-link.tsx'
import { useAccount, useReactivation } from '../../account/account.api.ts'
import { useHasEnded, useProgram } from '../../program/program.api.ts'
import { askToSignOut, useUser } from '../../session/session.api.ts'
import { FasterClaim } from '../faster-claim.tsx'
import { pendingTransfersQuery } from '../funding.api.ts'
import { FundingHeading } from '../funding-heading.tsx'
import { copy } from '../funding.messages.ts'
import classes from '../funding.module.css'
import { LinkFailureNotice } from '../linking/link-failure-notice.tsx'
import { copy as linkingCopy } from '../linking/linking.messages.ts'
import { useFundingBase } from '../use-funding-base.ts'
import { NextSteps } from './next-steps.tsx'
import { OnItsWay } from './on-its-way.tsx'

interface Option {
  below: 'payroll' | 'ach/create-transaction' | 'bank-account'
  name: Message
  text: Message
  icon: Icon
  /** Without this feature the option is hidden. */
  feature?: Feature
}

const OPTIONS: readonly Option[] = [
  { below: 'payroll', name: copy.payroll, text: copy.payrollText, icon: IconBriefcase },
  {
    below: 'ach/create-transaction',
    name: linkingCopy.linkBank,
    text: copy.linkBankText,
    icon: IconLink,
    feature: 'plaid',
  },
  {
    below: 'bank-account',
    name: copy.bankTransfer,
    text: copy.bankTransferText,
    icon: IconBuildingBank,
  },
]

/**
 * How to add money (FUNDING-07). In an account closed for lack of funding, selecting an option reopens it
 * (ACCOUNT-58).
 */
export const ChoicePage = () => {
  const { has_closed_account, closed_account_reason } = useUser()
  const hasEnded = useHasEnded('deposits')
  if (!has_closed_account) return hasEnded ? <NoOptions /> : <Options />
  return closed_account_reason === 'lack_of_funding' && !hasEnded ? <ReopeningOptions /> : <Closed />
}

/** A closed account that can't be reopened has no options, only whom to call (ACCOUNT-60). */
const Closed = () => {
  const support = useProgram()?.support
  return (
    <>
      <PageHeading>{t(copy.closed)}</PageHeading>
      {support && <p>{elements(copy.closedText, { phone: <PhoneLink phone={support.phone} /> })}</p>}
      <div>
        <Button variant="default" onClick={() => void askToSignOut()}>
          {t(copy.signOut)}
        </Button>
      </div>
    </>
  )
}

/** Shown once deposits have ended: earlier transfers and linked accounts can still be viewed. */
const NoOptions = () => {
  const { base } = useFundingBase()
  return (
    <div className={classes.stack}>
      <FundingHeading title={t(copy.endedTitle)} />
      <div className={classes.row}>
        <ButtonLink to={`${base}/ach/transactions-list`}>{t(copy.allTransactions)}</ButtonLink>
        <ButtonLink variant="default" to={`${base}/ach/manage-ach-accounts`}>
          {t(copy.linkedAccounts)}
        </ButtonLink>
      </div>
    </div>
  )
}

const Options = () => {
  const { isEnrolling } = useFundingBase()
  return isEnrolling ? <EnrollmentOptions /> : <HoldersOptions />
}

/** If the customer has already made a transfer, lists the pending ones before the options. */
const EnrollmentOptions = () => {
  const pending = useQuery(pendingTransfersQuery)
  const { data: transfers, isPending } = pending
  if (isPending) return <TextSkeleton lines={6} />
  if (!transfers?.length)
    return (
      <>
        <LoadError text={t(copy.onItsWayMissing)} of={[pending]} />
        <OptionsUnder lead={t(copy.choiceLead)} />
      </>
    )
  return (
    <div className={classes.stack}>
      <PageHeading lead={t(copy.onItsWayLead)}>{t(copy.onItsWay)}</PageHeading>
      <OnItsWay transfers={transfers} />
      <NextSteps />
      <div className={classes.head}>
        <h2 className={classes.title}>{t(copy.chooseMethod)}</h2>
        <p>{t(copy.choiceLeadMore)}</p>
      </div>
      <LinkFailureNotice />
      <LinkedOptions />
    </div>
  )
}

/** The lead promises a card only to customers who don't have one yet. */
const HoldersOptions = () => {
  const account = useAccount()
  const waitsForCard = account?.current_card === null
  return <OptionsUnder lead={waitsForCard ? t(copy.choiceLead) : t(copy.choiceLeadWithCard)} />
}

const OptionsUnder = ({ lead }: { lead: string }) => (
  <div className={classes.stack}>
    <FundingHeading title={t(copy.chooseMethod)} lead={lead} />
    <FasterClaim />
    <LinkFailureNotice />
    <LinkedOptions />
  </div>
)

const LinkedOptions = () => {
  const { base } = useFundingBase()
  return (
    <OptionList>
      {({ below, ...option }) => (
        <Link to={`${base}/${below}`} className={classes.option}>
          <OptionContent {...option} />
        </Link>
      )}
    </OptionList>
  )
}

/** The same options as buttons: each reopens the account before it opens its page (ACCOUNT-58). */
const ReopeningOptions = () => {
  const { base } = useFundingBase()
  const navigate = useNavigate()
  const { reopen, busy } = useReactivation()
  const choose = (below: Option['below']) => reopen(() => navigate({ to: `${base}/${below}` }))
  return (
    <div className={classes.stack}>
      <FundingHeading title={t(copy.chooseMethod)} lead={t(copy.reopeningLead)} />
      <FasterClaim />
      <OptionList>
        {({ below, ...option }) => (
          <UnstyledButton className={classes.option} disabled={busy} onClick={() => void choose(below)}>
            <OptionContent {...option} />
          </UnstyledButton>
        )}
      </OptionList>
    </div>
  )
}

const OptionList = ({ children }: { children: (option: Option) => ReactNode }) => {
  const { features } = useUser()
  return (
    <ul className={classes.options}>
      {OPTIONS.filter(({ feature }) => !feature || features[feature]).map((option) => (
        <li key={option.below}>{children(option)}</li>
      ))}
    </ul>
  )
}

const OptionContent = ({ name, text, icon: Sign }: Pick<Option, 'name' | 'text' | 'icon'>) => (
  <>
    <Sign size={28} aria-hidden />
    <span>
      <span className={classes.optionName}>{t(name)}</span>
      <span className={classes.optionText}>{t(text)}</span>
    </span>
    <IconChevronRight size={20} aria-hidden />
  </>
)
