import { IconArrowBackUp, IconPigMoney } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { MoveState, SetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import { t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { usePaging } from '../../ui/list/paging.ts'
import { Row, RowIcon, Rows } from '../../ui/list/row.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../ui/page/skeletons.tsx'
import { useToday } from '../program/program.api.ts'
import { movesQuery, useReloadOnceMoved } from './setaside.api.ts'
import { copy } from './setaside.messages.ts'

/** Up to this many moves need no pages. */
const ROWS = 10

const TONES = { wanted: 'info', done: 'quiet', refused: 'stop' } as const satisfies Record<MoveState, string>

/** The moves into and out of the set-aside, newest first, and what became of each (SETA-05). */
export const MovesSection = () => {
  const today = useToday()
  const paging = usePaging({ perPage: ROWS })
  const query = useQuery(movesQuery(paging))
  useReloadOnceMoved(query.data?.moves.some(({ state }) => state === 'wanted') ?? false)
  return (
    <SectionCard title={t(copy.moves)}>
      <Loaded query={query} loading={<RowsSkeleton rows={3} label={t(copy.loadingMoves)} />}>
        {({ moves, count }) =>
          count === 0 ? (
            <EmptyState picture="jar">{t(copy.noMoves)}</EmptyState>
          ) : (
            <>
              <Rows label={t(copy.moves)}>
                {moves.map((move) => (
                  <MoveRow key={move.id} move={move} today={today} />
                ))}
              </Rows>
              {count > ROWS && (
                <Pager
                  controls={{ count, per_page: paging.perPage, current_page: paging.page }}
                  onPage={paging.setPage}
                  onPerPage={paging.setPerPage}
                />
              )}
            </>
          )
        }
      </Loaded>
    </SectionCard>
  )
}

const MoveRow = ({ move, today }: { move: SetAsideMove; today: CalendarDate }) => {
  const { direction, kind, amount, reason, on, state } = move
  const day = formatPlannedDay(on, today)
  return (
    <Row
      lead={<RowIcon icon={direction === 'in' ? IconPigMoney : IconArrowBackUp} />}
      title={t(kind === 'by_hand' ? copy.directions[direction] : copy.kinds[kind])}
      below={reason === null ? day : t(copy.onFor, { day, reason: t(copy.reasons[reason]) })}
      trail={
        <>
          <Money amount={amount} />
          <StatusBadge tone={TONES[state]}>{t(copy.states[state])}</StatusBadge>
        </>
      }
    />
  )
}
