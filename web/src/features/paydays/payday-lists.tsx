import { IconCalendarDollar, IconCoin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { addDays, type CalendarDate, day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import type { PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import type { Payday } from '@yoursuccess/contract/paydays/paydays'
import { elements, t } from '../../i18n/translate.ts'
import { formatFriendlyDay, formatPlannedDay } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { Row, RowIcon, Rows } from '../../ui/list/row.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../ui/page/skeletons.tsx'
import { useToday } from '../program/program.api.ts'
import { paydaysQuery } from './paydays.api.ts'
import { copy } from './paydays.messages.ts'
import classes from './paydays.module.css'

/** How many days the lists look back and ahead: at least one payday of any schedule is in each. */
const DAYS_BACK = 62
const DAYS_AHEAD = 62
/** How many of each list show. */
const MOST = 6

/**
 * The coming paydays, and the last ones with what arrived (PAYD-02). What went to another account is not among
 * those, because nobody here knows whether it did.
 */
export const PaydayLists = ({ schedules }: { schedules: readonly PaySchedule[] }) => {
  const today = useToday()
  const landsHere = ({ schedule_id }: Payday) =>
    schedules.some(({ id, lands_here }) => id === schedule_id && lands_here)
  const query = useQuery(paydaysQuery(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)))
  return (
    <Loaded query={query} loading={<RowsSkeleton rows={3} label={t(copy.loadingPaydays)} />}>
      {(paydays) => {
        const coming = paydays.filter((payday) => payday.on >= today && !payday.received)
        const past = paydays
          .filter((payday) => payday.received || (payday.on < today && landsHere(payday)))
          .toReversed()
        return (
          <div className={classes.columns}>
            <SectionCard title={t(copy.coming)}>
              {coming.length === 0 ? (
                <p className={classes.hint}>{t(copy.noneComing)}</p>
              ) : (
                <Rows label={t(copy.coming)}>
                  {coming.slice(0, MOST).map((payday) => (
                    <Row
                      key={`${payday.schedule_id} ${payday.on}`}
                      lead={<RowIcon icon={IconCalendarDollar} />}
                      title={formatPlannedDay(payday.on, today)}
                      below={payday.name}
                      trail={<Money amount={payday.usual_amount} />}
                    />
                  ))}
                </Rows>
              )}
            </SectionCard>
            {past.length > 0 && (
              <SectionCard title={t(copy.past)}>
                <Rows label={t(copy.past)}>
                  {past.slice(0, MOST).map((payday) => (
                    <PastRow key={`${payday.schedule_id} ${payday.on}`} payday={payday} today={today} />
                  ))}
                </Rows>
              </SectionCard>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

const PastRow = ({ payday, today }: { payday: Payday; today: CalendarDate }) => (
  <Row
    lead={<RowIcon icon={IconCoin} {...(payday.received && { flow: 'in' })} />}
    title={payday.name}
    below={stateOf(payday, today)}
    trail={payday.is_late && <StatusBadge tone="care">{t(copy.late)}</StatusBadge>}
  />
)

/** Pay may arrive up to this many days after its payday, with weekends, before a deposit is no longer expected. */
const MAY_STILL_ARRIVE = 5

const stateOf = ({ received, is_late, on }: Payday, today: CalendarDate) => {
  if (received)
    return elements(copy.arrived, {
      amount: <Money amount={received.amount} />,
      day: formatFriendlyDay(received.on),
    })
  const isExpected = is_late || daysBetween(day(on), today) <= MAY_STILL_ARRIVE
  return t(isExpected ? copy.expected : copy.noDeposit, { day: formatFriendlyDay(on) })
}
