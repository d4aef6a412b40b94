/** Kills the server of a test at a step of a story, starts it again, and finishes what waits. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { noteFigures } from '../../../scripts/long/figures.ts'
import type { TestBank } from '../testing.ts'
import { hurry } from './hurry.ts'
import type { Mortality } from './mortality.ts'

/** More than any story has, */
export const BEYOND_THE_LAST = 60
/** and than one has whose days go by, with all that is looked at on each of them. */
export const BEYOND_ITS_DAYS = 240

/** The steps at which a story is tried: with EVERY_STEP all of them, and some beyond, at which nobody may die. */
export const stepsToDieAt = (count: number, beyond: number = BEYOND_THE_LAST): number[] =>
  Array.from({ length: process.env['EVERY_STEP'] ? beyond : count }, (_, place) => place + 1)

/**
 * Opens one bank for all stories of a file; where every step is tried one for each of them: what falls due for everybody
 * who was there before would be more steps with each try.
 */
export const bankFor = (open: () => Promise<void>, close: () => Promise<void>): void => {
  const [before, after] = process.env['EVERY_STEP'] ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(open)
  after(close)
}

export interface Killer {
  /** Dies at that step of what is done and starts again. Whoever asked asks again, with the same key. */
  killAt(step: number, work: () => Promise<unknown>): Promise<void>
  /** How often it died. */
  deaths(): number
  /** The highest step at which it died. */
  lastStep(): number
}

export const killing = (bank: () => TestBank, mortality: Mortality): Killer => {
  let deaths = 0
  let lastStep = 0
  return {
    deaths: () => deaths,
    lastStep: () => lastStep,
    killAt: async (step, work) => {
      mortality.dieAt(step)
      await work().catch(() => undefined)
      await bank()
        .settle()
        .catch(() => undefined)
      if (mortality.revive()) {
        deaths++
        lastStep = Math.max(lastStep, step)
        await work()
      }
      for (let again = 0; again < 2; again++) {
        await bank().database.query(
          'update bank.partner_events set next_attempt_at = now() where applied_at is null',
        )
        await hurry(bank())
      }
    },
  }
}

/** The stories of a file are over: how often it died, and the highest step, which is below what was tried. */
export const noteDeaths = (stories: string, { deaths, lastStep }: Killer): [deaths: number, last: number] => {
  noteFigures({
    gate: `B5: killed at any step, ${stories}`,
    counted: {
      'kills, each done once afterwards': deaths(),
      'is the last step of the longest story': lastStep(),
    },
  })
  return [deaths(), lastStep()]
}
