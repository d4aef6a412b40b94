import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AchAccount, listAchAccounts } from '@yoursuccess/contract/funding/ach-accounts'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { t } from '../../../i18n/translate.ts'
import { QueryTable } from '../../../ui/list/query-table.tsx'
import { LIST_SIZES, type Paging } from '../../../ui/list/paging.ts'
import { useFeature } from '../../session/session.api.ts'
import { useFundingBase } from '../use-funding-base.ts'
import { copy } from './accounts.messages.ts'
import classes from './accounts.module.css'
import { LinkActions } from './link-actions.tsx'
import { useAskToRemove } from './use-ask-to-remove.ts'
import { VerificationMark } from './verification-mark.tsx'

interface LinkedAccountsTableProps {
  query: UseQueryResult<ReplyOf<typeof listAchAccounts>>
  paging: Paging
}

export const LinkedAccountsTable = ({ query, paging }: LinkedAccountsTableProps) => {
  return (
    <QueryTable
      caption={t(copy.table)}
      query={query}
      rowsOf={(reply) => reply.ach_accounts}
      paging={paging}
      sizes={LIST_SIZES}
      rowKey={({ id }) => id}
      picture="bank"
      columns={[
        { title: t(copy.name), sortBy: 'name', phone: 'name', cell: ({ name }) => name },
        {
          title: t(copy.verified),
          sortBy: 'verified',
          phone: 'detail',
          cell: (account) => <Verified account={account} />,
        },
        {
          title: t(copy.actions),
          numeric: true,
          phone: 'actions',
          cell: (account) => <Actions account={account} />,
        },
      ]}
    />
  )
}

/** An unverified account links to a page that explains what happens next. */
const Verified = ({ account }: { account: AchAccount }) => {
  const { base } = useFundingBase()
  if (account.verified) return <VerificationMark account={account} />
  return (
    <Link
      to={`${base}/ach/ach-accounts/$achAccountId/verification-status`}
      params={{ achAccountId: String(account.id) }}
    >
      <VerificationMark account={account} />
      <span className="ys-sr-only">: {account.name}</span>
    </Link>
  )
}

const Actions = ({ account }: { account: AchAccount }) => {
  const mayRemove = useFeature('delete_ach_accounts')
  const { ask, isPending } = useAskToRemove()
  return (
    <span className={classes.actions}>
      <LinkActions account={account} />
      {mayRemove && (
        <Button variant="default" loading={isPending} onClick={() => void ask(account)}>
          {t(copy.remove)}
          <span className="ys-sr-only"> {account.name}</span>
        </Button>
      )}
    </span>
  )
}
