/** The server's three lists as rows of one type. */
import type { AchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import type { Authorization, PostedTransaction } from '@yoursuccess/contract/transactions/transactions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { dayOf, instantOfStamp } from '../../lib/dates.ts'
import { shownTransferName } from '../../lib/transfer-name.ts'
import { pendingTransfersQuery } from '../funding/funding.api.ts'
import { authorizationsQuery, type PostedPlace, postedQuery, usePollForChanges } from './transactions.api.ts'
import type { Row } from './transactions.rules.ts'

export const usePosted = (place: PostedPlace) => {
  const query = useInfiniteQuery(postedQuery(place))
  usePollForChanges(place, query.isSuccess)
  const rows = query.data?.pages.flatMap((page) =>
    page.transactions.map((posted) => rowOf(posted, shownTransferName(posted.details))),
  )
  return { ...query, rows }
}

export const useAuthorized = () => {
  const query = useQuery(authorizationsQuery)
  return { ...query, rows: query.data?.map((open) => rowOf(open, open.merchant_name)) }
}

export const usePendingTransfers = () => {
  const query = useQuery(pendingTransfersQuery)
  return {
    ...query,
    rows: query.data?.map((transfer) => rowOf(transfer, shownTransferName(transfer.description))),
  }
}

export const rowOf = (
  transaction: PostedTransaction | Authorization | AchTransaction,
  description: string,
): Row => {
  const { type, id, amount, timestamp } = transaction
  const instant = instantOfStamp(timestamp)
  const posted = transaction.type === 'posted' ? transaction : undefined
  return {
    key: `${type}-${id}`,
    id,
    kind: type,
    instant,
    day: dayOf(instant),
    amount,
    description,
    postedKind: posted?.kind,
    items: posted?.items ?? [],
  }
}
