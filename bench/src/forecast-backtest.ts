/** How well the forecast forecasts made-up histories: those of the personas, and 200 others. No bank runs. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { DAYS_AHEAD, type KnownBills, outcomesOf } from './backtest/backtest.ts'
import { createHousehold } from './backtest/household.ts'
import { personaHouseholds } from './backtest/persona-households.ts'
import { scoresOf } from './backtest/score.ts'
import { type Benchmark, type Figure, rounded } from './report.ts'

const HOUSEHOLDS = 200
const DAYS = { from: day('2025-01-01'), to: day('2026-04-30') }

export const forecastBacktest: Benchmark = {
  title: `The forecast from each payday of ${HOUSEHOLDS} made-up histories and those of the personas`,
  run: () => {
    const others = Array.from({ length: HOUSEHOLDS }, (_, at) => createHousehold(at + 1, DAYS, DAYS_AHEAD))
    const households = [...personaHouseholds(DAYS, DAYS_AHEAD), ...others]
    const figures = (['recurring', 'none'] as const).flatMap((known) =>
      scoresOf(households.flatMap((household) => outcomesOf(household, known))).flatMap((each) =>
        figuresOf(known, each),
      ),
    )
    return Promise.resolve(figures)
  },
}

const NAMES: Record<KnownBills, string> = { recurring: 'bills known', none: 'bills unknown' }

/** Only the forecast that knows recurring bills has targets. */
const figuresOf = (known: KnownBills, { horizon, score }: ReturnType<typeof scoresOf>[number]): Figure[] => {
  const figure = (what: string, value: number, unit: string, target?: Figure['target']): Figure => ({
    what: `${NAMES[known]}, ${horizon} days: ${what}`,
    value: rounded(value),
    unit,
    ...(known === 'recurring' && target && { target }),
  })
  const atLeast = { atLeast: 90 }
  return [
    figure('forecasts', score.forecasts, ''),
    figure('covered by the low line', score.coverage, '%', horizon === 14 ? atLeast : undefined),
    figure('expected less low', score.distance, 'USD'),
    figure('mean error', score.error, 'USD', {
      atMost: rounded(Math.min(score.errorOfStays, score.errorOfRepeats)),
    }),
    figure('mean error if the balance stays', score.errorOfStays, 'USD'),
    figure('mean error if the last month repeats', score.errorOfRepeats, 'USD'),
    figure('balance below zero', score.short, ''),
    figure('of them missed', score.missed, ''),
    figure('low line below zero', score.warned, ''),
    figure('of them false alarms', score.falseAlarms, ''),
  ]
}
