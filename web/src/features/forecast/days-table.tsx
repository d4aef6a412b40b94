import { Button } from '@mantine/core'
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { ForecastDayReply } from '@yoursuccess/contract/forecast/forecast'
import { useId, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { copy } from './forecast.messages.ts'
import classes from './forecast.module.css'

interface DaysTableProps {
  days: readonly ForecastDayReply[]
  /** Whether everyday spending is counted. It begins tomorrow. */
  hasEveryday: boolean
}

/** So many days are shown at first: more would push what follows far down on a phone. */
const FIRST_DAYS = 5

/** The chart as a table: the next days with something planned, then all of them, or every day. */
export const DaysTable = ({ days, hasEveryday }: DaysTableProps) => {
  const [showsMore, setShowsMore] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const tableId = useId()
  const today = days[0] && day(days[0].on)
  const hasSetAside = days.some(({ set_aside }) => set_aside !== null)
  const planned = days.filter(({ events, on }) => events.length > 0 || on === today)
  const hasMore = planned.length > FIRST_DAYS
  const isFolded = hasMore && !showsMore
  const shown = isFolded ? planned.slice(0, FIRST_DAYS) : showsAll ? days : planned
  return (
    <SectionCard title={t(copy.table.title)}>
      <table className={classes.table} id={tableId}>
        <caption className="ys-sr-only">{t(copy.table.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(copy.table.day)}</th>
            <th scope="col">{t(copy.table.events)}</th>
            <th scope="col">{t(copy.table.expected)}</th>
            <th scope="col">{t(copy.table.low)}</th>
            {hasSetAside && <th scope="col">{t(copy.table.setAside)}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ on, events, expected, low, set_aside }) => (
            <tr key={on}>
              <th scope="row">{formatPlannedDay(on, today)}</th>
              <td data-is="events">
                {events.length === 0
                  ? t(hasEveryday && on !== today ? copy.table.everyday : copy.table.nothing)
                  : events.map((event, at) => (
                      // Two events of a day may be the same, and they never change places.
                      <p key={at}>{eventWords(event)}</p>
                    ))}
              </td>
              <td data-label={t(copy.table.expected)}>
                <Money amount={expected} />
              </td>
              <td data-label={t(copy.table.low)}>
                <Money amount={low} />
              </td>
              {hasSetAside && (
                <td data-label={t(copy.table.setAside)}>
                  <Money amount={set_aside ?? '0.00'} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.buttons}>
        {hasMore && (
          <Button
            variant="default"
            aria-expanded={showsMore}
            aria-controls={tableId}
            onClick={() => setShowsMore(!showsMore)}
          >
            {t(showsMore ? copy.table.showFewer : copy.table.showMore)}
          </Button>
        )}
        {!isFolded && (
          <Button variant="default" onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? copy.table.showSome : copy.table.showAll)}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}

const eventWords = ({ kind, label, amount: value }: ForecastDayReply['events'][number]): string => {
  const [name, amount] = [label ?? '', usd(value)]
  switch (kind) {
    case 'pay':
      return t(copy.events.pay, { name, amount })
    case 'transfer':
      return t(copy.events.transfer, { name, amount })
    case 'set_aside':
      return t(copy.events.setAside, { amount })
    case 'trustee_payment':
      return t(copy.events.trusteePayment, { amount })
    case 'bill':
      return t(copy.events.bill, { name, amount })
    case 'expense':
      return t(copy.events.expense, { amount })
  }
}
