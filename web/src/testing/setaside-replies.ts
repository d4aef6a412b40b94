/** Replies about the set-aside: $310.00 of the $466.00 that the payment of Dec 15, 2026 needs. */
import { getSetAside, type SetAside } from '@yoursuccess/contract/setaside/set-aside'
import type { SetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { listSetAsideMoves, type SetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import { type Handler, on } from './wire.ts'

/** Of a customer who never opened one, without a plan. */
export const closedSetAside: SetAside = {
  opened: false,
  state: 'closed',
  balance: '0.00',
  as_of: null,
  stale: false,
  needed: '0.00',
  needed_by: null,
  next_move: null,
  keep_back: '25.00',
  shares_on: false,
}

export const sampleSetAside = (change: Partial<SetAside> = {}): SetAside => ({
  opened: true,
  state: 'open',
  balance: '310.00',
  as_of: '2026-11-21T15:05:00.000Z',
  stale: false,
  needed: '466.00',
  needed_by: '2026-12-15',
  next_move: null,
  keep_back: '25.00',
  shares_on: false,
  ...change,
})

export const sampleMove = (change: Partial<SetAsideMove> = {}): SetAsideMove => ({
  id: 1,
  direction: 'in',
  kind: 'by_hand',
  amount: '310.00',
  reason: null,
  on: '2026-11-20',
  state: 'done',
  ...change,
})

/** The plan tools were turned off on Dec 1. */
export const sampleChoice = (change: Partial<SetAsideChoice> = {}): SetAsideChoice => ({
  cause: 'tools_off',
  answer_by: '2026-12-11',
  answer: null,
  balance: '310.00',
  ...change,
})

/** The replies of a customer with this set-aside and these moves, newest first. */
export const setAsideReplies = ({
  setAside = sampleSetAside(),
  moves = [sampleMove()],
}: {
  setAside?: SetAside
  moves?: SetAsideMove[]
} = {}): Handler[] => [
  on(getSetAside, setAside),
  on(listSetAsideMoves, ({ query }) => {
    const [page, perPage] = [Number(query['page']), Number(query['per_page'])]
    return {
      moves: moves.slice((page - 1) * perPage, page * perPage),
      count: moves.length,
      per_page: perPage,
      current_page: page,
    }
  }),
]
