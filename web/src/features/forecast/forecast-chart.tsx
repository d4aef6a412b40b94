import type { ForecastDayReply } from '@yoursuccess/contract/forecast/forecast'
import { cents } from '@yoursuccess/contract/core/money'
import { t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { formatFriendlyDay } from '../../lib/dates.ts'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { chartOf, HEIGHT, type MarkKind, MARKS, WIDTH } from './chart.rules.ts'
import { copy } from './forecast.messages.ts'
import classes from './forecast.module.css'

const LINES = [
  { balance: 'expected', label: copy.line.expected },
  { balance: 'low', label: copy.line.low },
  { balance: 'set_aside', label: copy.line.setAside },
] as const

/**
 * Both balances as lines, which differ by their dashes, with marks of different shapes. Hidden from screen readers,
 * because the table beside it has the same.
 */
export const ForecastChart = ({ days }: { days: readonly ForecastDayReply[] }) => {
  const { paths, zero, marks, leastCents, mostCents } = chartOf(days)
  const [first, last] = [days[0], days.at(-1)]
  const shown = LINES.filter(({ balance }) => paths[balance] !== undefined)
  return (
    <SectionCard title={t(copy.line.title)}>
      <div aria-hidden>
        <svg className={classes.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
          <line className={classes.zero} x1="0" x2={WIDTH} y1={zero} y2={zero} />
          {shown.map(({ balance }) => (
            <path key={balance} className={classes.line} data-balance={balance} d={paths[balance]} />
          ))}
          {marks.map(({ key, kind, x, y }) => (
            <Mark key={key} kind={kind} x={x} y={y} />
          ))}
        </svg>
        <div className={classes.ends}>
          <span>{first && formatFriendlyDay(first.on)}</span>
          <span>{last && formatFriendlyDay(last.on)}</span>
        </div>
      </div>
      <ul className={classes.legend} aria-hidden>
        {shown.map(({ balance, label }) => (
          <li key={balance}>
            <svg viewBox="0 0 32 8" focusable="false">
              <line className={classes.line} data-balance={balance} x1="0" x2="32" y1="4" y2="4" />
            </svg>
            {t(label)}
          </li>
        ))}
        {MARKS.filter((kind) => marks.some((mark) => mark.kind === kind)).map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 12 12" data-is="mark" focusable="false">
              <Mark kind={kind} x={6} y={6} />
            </svg>
            {t(copy.line.marks[kind])}
          </li>
        ))}
      </ul>
      <p className={classes.hint}>
        {t(copy.line.from, { least: usd(cents(leastCents)), most: usd(cents(mostCents)) })}
      </p>
    </SectionCard>
  )
}

/** A payday is round, a payment to the trustee is square, and everything else is a diamond. */
const Mark = ({ kind, x, y }: { kind: MarkKind; x: number; y: number }) => {
  if (kind === 'pay') return <circle className={classes.mark} cx={x} cy={y} r="5" />
  if (kind === 'trustee_payment')
    return <rect className={classes.mark} x={x - 5} y={y - 5} width="10" height="10" />
  return (
    <polygon className={classes.mark} points={`${x},${y - 5} ${x + 5},${y} ${x},${y + 5} ${x - 5},${y}`} />
  )
}
