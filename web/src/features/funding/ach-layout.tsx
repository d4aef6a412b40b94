import { Link, Outlet } from '@tanstack/react-router'
import type { Feature } from '@yoursuccess/contract/core/access'
import type { Message } from '@yoursuccess/contract/core/messages'
import { t } from '../../i18n/translate.ts'
import { PageTabs, pageTab } from '../../ui/page/page-tabs.tsx'
import { useHasEnded } from '../program/program.api.ts'
import { useUser } from '../session/session.api.ts'
import { BackToOptions } from './back-to-options.tsx'
import { copy } from './funding.messages.ts'
import classes from './funding.module.css'
import { useFundingBase } from './use-funding-base.ts'

interface Tab {
  below: 'create-transaction' | 'transactions-list' | 'recurring-transfers' | 'manage-ach-accounts'
  name: Message
  /** Without this feature the tab is hidden (FUNDING-76). */
  feature?: Feature
  /** Hidden once deposits have ended (record 0095). */
  endsWithDeposits?: true
}

/** In the order of FUNDING-75. */
const TABS: readonly Tab[] = [
  { below: 'create-transaction', name: copy.transferFunds, endsWithDeposits: true },
  { below: 'transactions-list', name: copy.allTransactions },
  { below: 'recurring-transfers', name: copy.recurringTransfers, feature: 'recurring_transfers' },
  { below: 'manage-ach-accounts', name: copy.linkedAccounts },
]

/** Wraps the pages of linked banks and transfers: the back link (FUNDING-04) and the tab bar (FUNDING-75). */
export const AchLayout = () => {
  const { base } = useFundingBase()
  const { features } = useUser()
  const hasEnded = useHasEnded('deposits')
  const tabs = TABS.filter(
    ({ feature, endsWithDeposits }) => (!feature || features[feature]) && !(endsWithDeposits && hasEnded),
  )
  return (
    <div className={classes.ach}>
      <BackToOptions />
      <PageTabs label={t(copy.transferPages)}>
        {tabs.map(({ below, name }) => (
          <Link key={below} {...pageTab} to={`${base}/ach/${below}`}>
            {t(name)}
          </Link>
        ))}
      </PageTabs>
      <Outlet />
    </div>
  )
}
