/**
 * The bank's statuses of a bill payment, and how a person moves it between them (BILLS-85). Pure functions.
 */
import type { PaymentStatus, ReasonCode } from './course.rules.ts'

export const STATED_STATUSES = ['created', 'pending', 'mailed', 'cleared', 'failed', 'returned'] as const
export type StatedStatus = (typeof STATED_STATUSES)[number]

const STATED: Readonly<Record<PaymentStatus, StatedStatus>> = {
  N: 'created',
  O: 'pending',
  W: 'pending',
  Q: 'mailed',
  A: 'cleared',
  C: 'cleared',
  E: 'failed',
  B: 'failed',
  R: 'returned',
  F: 'returned',
  V: 'returned',
  L: 'returned',
  U: 'returned',
  Y: 'returned',
  X: 'returned',
}
export const statedOf = (status: PaymentStatus): StatedStatus => STATED[status]

export interface Move {
  status: PaymentStatus
  reason?: ReasonCode
}

type Moves = Partial<Record<PaymentStatus, readonly Move[]>>
const MOVES: Readonly<Record<'E' | 'P', Moves>> = {
  E: {
    N: [{ status: 'O' }],
    O: [{ status: 'A' }, { status: 'E', reason: 'R23' }],
    A: [{ status: 'R', reason: 'R23' }],
  },
  P: {
    N: [{ status: 'W' }],
    W: [{ status: 'Q' }, { status: 'B', reason: 'CANCELLED' }],
    Q: [{ status: 'C' }, { status: 'V', reason: 'REFUSED' }],
    C: [{ status: 'R', reason: 'REFUSED' }],
  },
}

/**
 * The fewest moves that bring a payment to one of the bank's statuses, in order. Returns undefined if no
 * legal moves lead there.
 */
export const wayTo = (
  to: StatedStatus,
  from: PaymentStatus,
  type: 'E' | 'P',
): readonly Move[] | undefined => {
  const moves = MOVES[type]
  // Search for the shortest way, so that returning a mailed check does not cash it first.
  let ways: Move[][] = (moves[from] ?? []).map((move) => [move])
  while (ways.length > 0) {
    const found = ways.find((way) => statedOf(endOf(way)) === to)
    if (found) return found
    ways = ways.flatMap((way) => (moves[endOf(way)] ?? []).map((move) => [...way, move]))
  }
  return undefined
}

/** The bank's statuses that are one legal move away. */
export const statedMovesOf = (from: PaymentStatus, type: 'E' | 'P'): readonly StatedStatus[] =>
  (MOVES[type][from] ?? []).map(({ status }) => statedOf(status))

const endOf = (way: readonly Move[]): PaymentStatus => way.at(-1)?.status ?? 'N'
