/** What forecasts were worth, at one horizon. */
import { type Outcome, HORIZONS } from './backtest.ts'
import { sumOf } from './household.ts'

export interface Score {
  forecasts: number
  /** How often the balance was at the low line or above it, in percent. */
  coverage: number
  /** Means, in dollars. */
  distance: number
  error: number
  errorOfStays: number
  errorOfRepeats: number
  /** Forecasts whose balance fell below zero until then, and those among them whose low line did not. */
  short: number
  missed: number
  /** Forecasts whose low line fell below zero, and those among them whose balance did not. */
  warned: number
  falseAlarms: number
}

export const scoreOf = (outcomes: readonly Outcome[]): Score => {
  const mean = (valueOf: (outcome: Outcome) => number) =>
    sumOf(outcomes.map(valueOf)) / Math.max(1, outcomes.length)
  const count = (fits: (outcome: Outcome) => boolean) => outcomes.filter(fits).length
  const errorOf = (valueOf: (outcome: Outcome) => number) =>
    mean((outcome) => Math.abs(valueOf(outcome) - outcome.happened)) / 100
  return {
    forecasts: outcomes.length,
    coverage: mean(({ happened, low }) => Number(happened >= low)) * 100,
    distance: mean(({ expected, low }) => expected - low) / 100,
    error: errorOf(({ expected }) => expected),
    errorOfStays: errorOf(({ stays }) => stays),
    errorOfRepeats: errorOf(({ repeats }) => repeats),
    short: count(({ wasShort }) => wasShort),
    missed: count(({ wasShort, warned }) => wasShort && !warned),
    warned: count(({ warned }) => warned),
    falseAlarms: count(({ wasShort, warned }) => warned && !wasShort),
  }
}

export const scoresOf = (outcomes: readonly Outcome[]): { horizon: number; score: Score }[] =>
  HORIZONS.map((horizon) => ({
    horizon,
    score: scoreOf(outcomes.filter((outcome) => outcome.horizon === horizon)),
  }))
