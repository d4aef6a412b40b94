import { notifyManager, type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { programQuery } from '../features/program/program.api.ts'
import { isSignedOut } from '../lib/call-error.ts'
import { LoadError } from '../ui/page/load-error.tsx'
import classes from './load-errors.module.css'

/** Errors above each page that no single part of it can show, because they may affect all of it. */
export const LoadErrors = () => {
  const program = useQuery(programQuery)
  const refresh = useFailedRefresh()
  return (
    <div className={classes.errors}>
      <LoadError text="We couldn't load our phone numbers, dates and notices." of={[program]} />
      <LoadError text="We couldn't refresh this page, so some of it may be out of date." of={[refresh]} />
    </div>
  )
}

/** When data can't be refreshed, the page keeps it, and it would look as fresh as before. */
const useFailedRefresh = () => {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const isOld = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]),
    () => cache.getAll().some(failedToRefresh),
  )
  const refetch = () => client.refetchQueries({ predicate: failedToRefresh })
  return { data: undefined, error: isOld, refetch }
}

/**
 * Some pages show failed refreshes themselves, as lists do at their end. Signed-out customers get the sign-in dialog
 * instead.
 */
const failedToRefresh = (query: Query): boolean => {
  const { status, data, error, fetchMeta } = query.state
  const { isSaidByPage } = query.options.meta ?? {}
  return (
    !isSaidByPage &&
    query.isActive() &&
    status === 'error' &&
    data !== undefined &&
    !fetchMeta?.fetchMore &&
    !isSignedOut(error)
  )
}
