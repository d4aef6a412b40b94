import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSetAside, type SetAsideState } from '@yoursuccess/contract/setaside/set-aside'
import { getSetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { call } from '../../lib/call.ts'
import { SET_ASIDE } from '../../lib/query-keys.ts'
import { useUser } from '../session/session.api.ts'

/** Often enough to show what another window moved. A hidden page sends no requests. */
const REFRESH_MS = 60_000
/** The interval while the processor hasn't confirmed something. */
export const PENDING_REFRESH_MS = 5000

const INTERVALS: Readonly<Record<SetAsideState, number | false>> = {
  closed: false,
  opening: PENDING_REFRESH_MS,
  open: REFRESH_MS,
  closing: PENDING_REFRESH_MS,
}

export const setAsideQuery = queryOptions({
  queryKey: [SET_ASIDE, 'balance'],
  queryFn: ({ signal }) => call(getSetAside, { signal }),
  refetchInterval: ({ state }) => (state.data ? INTERVALS[state.data.state] : false),
})

/** For parts of all pages: sends nothing for a customer who can't have a set-aside. */
export const useSetAside = () => {
  const { features, has_closed_account } = useUser()
  return useQuery({ ...setAsideQuery, enabled: features.planTools && !has_closed_account })
}

/** The question what to do with the money set aside. Null if there is none. */
export const choiceQuery = queryOptions({
  queryKey: [SET_ASIDE, 'choice'],
  queryFn: ({ signal }) => call(getSetAsideChoice, { signal }),
})

/** With the plan tools, only customers with a set-aside are asked. Without them, whether there is one is not known. */
export const useSetAsideChoice = () => {
  const { features, has_closed_account } = useUser()
  const { data } = useSetAside()
  const mayBeAsked = !features.planTools || data?.opened === true
  return useQuery({ ...choiceQuery, enabled: mayBeAsked && !has_closed_account })
}
