import { notifyManager, type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { programQuery } from '../features/program/program.api.ts'
import { t } from '../i18n/translate.ts'
import { isSignedOut } from '../lib/call-error.ts'
import { LoadError } from '../ui/page/load-error.tsx'
import { copy } from './app.messages.ts'
import classes from './load-errors.module.css'

/** Errors that may affect the whole page: missing program data, and data that couldn't be refreshed. */
export const LoadErrors = () => {
  const program = useQuery(programQuery)
  const refresh = useFailedRefresh()
  return (
    <div className={classes.errors}>
      <LoadError text={t(copy.programMissing)} of={[program]} />
      <LoadError text={t(copy.isOutOfDate)} of={[refresh]} />
    </div>
  )
}

/** A page keeps data that it couldn't refresh. Without a warning, the data would look current. */
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
 * Whether this page shows old data because its refresh failed. Excludes queries whose page shows the error
 * itself, the next rows of a list, whose error is at its end, and signed-out customers, who get the sign-in
 * dialog.
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
