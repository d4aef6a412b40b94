import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AchAccount, listAchAccounts } from '@yoursuccess/contract/funding/ach-accounts'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { t } from '../../../i18n/translate.ts'
import { PagedTable } from '../../../ui/list/paged-table.tsx'
import { LIST_SIZES, type usePaging } from '../../../ui/list/paging.ts'
import { useFeature } from '../../session/session.api.ts'
import { useFundingBase } from '../use-funding-base.ts'
import { copy } from './accounts.messages.ts'
import classes from './accounts.module.css'
import { LinkActions } from './link-actions.tsx'
import { useAskToRemove } from './use-ask-to-remove.ts'
import { VerificationMark } from './verification-mark.tsx'

interface LinkedAccountsTableProps {
  /** Undefined while loading. */
  reply: ReplyOf<typeof listAchAccounts> | undefined
  paging: ReturnType<typeof usePaging>
}

export const LinkedAccountsTable = ({ reply, paging }: LinkedAccountsTableProps) => {
  const { page, perPage, sort, setPage, setPerPage, setSort } = paging
  return (
    <PagedTable
      caption={t(copy.table)}
      rows={reply?.ach_accounts}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
      columns={[
        { title: 'Name', sortBy: 'name', phone: 'name', cell: ({ name }) => name },
        {
          title: 'Verified',
          sortBy: 'verified',
          phone: 'detail',
          cell: (account) => <Verified account={account} />,
        },
        {
          title: 'Actions',
          numeric: true,
          phone: 'actions',
          cell: (account) => <Actions account={account} />,
        },
      ]}
      {...(reply &&
        reply.count > 0 && {
          pager: {
            controls: { ...reply, per_page: perPage, current_page: page },
            sizes: LIST_SIZES,
            onPage: setPage,
            onPerPage: setPerPage,
          },
        })}
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
