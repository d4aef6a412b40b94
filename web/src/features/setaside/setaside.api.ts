/** The feature's API calls: the set-aside, what stays in the main account, and moves into and out of it. */
import {
  closeSetAside,
  openSetAside,
  type SetAside,
  updateSetAside,
} from '@yoursuccess/contract/setaside/set-aside'
import { answerSetAsideChoice, type ChoiceAnswer } from '@yoursuccess/contract/setaside/set-aside-choice'
import {
  type CreateMoveBody,
  createSetAsideMove,
  listSetAsideMoves,
} from '@yoursuccess/contract/setaside/set-aside-moves'
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../lib/call.ts'
import { reloadPlanMoney, SET_ASIDE } from '../../lib/query-keys.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import type { Place } from '../../ui/list/paging.ts'
import { PENDING_REFRESH_MS, setAsideQuery } from './set-aside-query.ts'

export { AutopayLine } from './autopay-line.tsx'
export { autopayQuery, loadAutopayLine, plannedPaymentsQuery } from './autopay-query.ts'
export { leftOf, nextOf } from './planned-payments.ts'
export { SetAsideLine, SetAsideSummary } from './set-aside-line.tsx'
export { useSetAside } from './set-aside-query.ts'

/** A page of the moves, newest first. It refreshes while the processor hasn't confirmed one of them. */
export const movesQuery = ({ page, perPage }: Pick<Place, 'page' | 'perPage'>) =>
  queryOptions({
    queryKey: [SET_ASIDE, 'moves', { page, perPage }],
    queryFn: ({ signal }) => call(listSetAsideMoves, { query: { page, per_page: perPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.moves.some(({ state }) => state === 'wanted') ? PENDING_REFRESH_MS : false,
  })

/** Reloads the balances once a move that was under way has ended. */
export const useReloadOnceMoved = (isMoving: boolean): void => {
  const client = useQueryClient()
  const wasMoving = useRef(false)
  useEffect(() => {
    if (wasMoving.current && !isMoving) void reloadPlanMoney(client)
    wasMoving.current = isMoving
  }, [client, isMoving])
}

/** Shows the set-aside from a reply. Cancels a running request, whose reply could be older. */
const storeSetAside = async (setAside: SetAside, client: QueryClient): Promise<void> => {
  await client.cancelQueries({ queryKey: setAsideQuery.queryKey })
  client.setQueryData(setAsideQuery.queryKey, setAside)
}

export const useOpenSetAside = () =>
  useSubmit({
    name: 'open-set-aside',
    send: () => call(openSetAside, {}),
    onSuccess: storeSetAside,
    onSettled: reloadPlanMoney,
  })

export const useChangeKeepBack = () =>
  useSubmit({
    name: 'change-keep-back',
    send: (keep_back: string) => call(updateSetAside, { body: { keep_back } }),
    onSuccess: storeSetAside,
    onSettled: reloadPlanMoney,
  })

/** Turns shares of each pay on or off. The amount that stays in the account is sent as it is. */
export const useChangeShares = () =>
  useSubmit({
    name: 'change-shares',
    send: (change: { keep_back: string; shares_on: boolean }) => call(updateSetAside, { body: change }),
    onSuccess: storeSetAside,
    onSettled: reloadPlanMoney,
  })

export const useMoveMoney = () =>
  useSubmit({
    name: 'move-set-aside',
    isKeyed: true,
    send: async (move: CreateMoveBody['move'], idempotencyKey) => {
      const reply = await call(createSetAsideMove, { body: { move }, idempotencyKey })
      return reply.move
    },
    onSettled: reloadPlanMoney,
  })

export const useCloseSetAside = () =>
  useSubmit({
    name: 'close-set-aside',
    isKeyed: true,
    send: (_none: void, idempotencyKey) => call(closeSetAside, { idempotencyKey }),
    onSettled: reloadPlanMoney,
  })

/** Answers what to do with the money set aside. */
export const useAnswerChoice = () =>
  useSubmit({
    name: 'answer-set-aside-choice',
    isKeyed: true,
    send: (answer: ChoiceAnswer, idempotencyKey) =>
      call(answerSetAsideChoice, { body: { answer }, idempotencyKey }),
    onSettled: reloadPlanMoney,
  })
