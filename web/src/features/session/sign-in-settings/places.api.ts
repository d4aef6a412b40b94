import { endOneSession, endOtherSessions, listSessions } from '@yoursuccess/contract/session/sessions'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useSubmit } from '../../../lib/use-submit.ts'

/** Where the customer is signed in. */
export const placesQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
  select: ({ sessions }) => sessions,
})

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: placesQuery.queryKey })

export const useEndOneSession = () =>
  useSubmit({
    name: 'end-session',
    send: (id: number) => call(endOneSession, { params: { id } }),
    onSettled: reload,
  })

export const useEndOtherSessions = () =>
  useSubmit({
    name: 'end-other-sessions',
    send: () => call(endOtherSessions, {}),
    onSettled: reload,
  })
