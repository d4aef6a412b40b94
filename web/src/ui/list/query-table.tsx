import { PagedTable, type PagedTableProps } from './paged-table.tsx'
import type { Paging } from './paging.ts'

interface QueryTableProps<Reply, Row>
  extends Omit<PagedTableProps<Row>, 'rows' | 'failure' | 'sort' | 'onSort' | 'pager'> {
  /** As `useQuery` returns it. */
  query: { data: Reply | undefined; error: unknown; refetch: () => Promise<unknown> }
  rowsOf: (reply: Reply) => readonly Row[]
  paging: Paging
  /** TABLE_SIZES or LIST_SIZES. */
  sizes?: readonly number[]
}

/** A table whose rows, order and pages come from the server. */
export const QueryTable = <Reply extends { count: number }, Row>({
  query: { data, error, refetch },
  rowsOf,
  paging: { page, perPage, sort, setPage, setPerPage, setSort },
  sizes,
  ...table
}: QueryTableProps<Reply, Row>) => (
  <PagedTable
    {...table}
    rows={data && rowsOf(data)}
    failure={error ? { error, onRetry: () => void refetch() } : undefined}
    sort={sort}
    onSort={setSort}
    {...(data &&
      data.count > 0 && {
        pager: {
          controls: { count: data.count, per_page: perPage, current_page: page },
          ...(sizes && { sizes }),
          onPage: setPage,
          onPerPage: setPerPage,
        },
      })}
  />
)
