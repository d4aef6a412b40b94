/** Kills the server of a test at a step of a story, starts it again, and finishes what waits. */
import { noteFigures } from '../../../scripts/long/figures.ts'
import type { TestBank } from '../testing.ts'
import { hurry } from './hurry.ts'
import type { Mortality } from './mortality.ts'

/** More than any story has. */
export const BEYOND_THE_LAST = 60

/** The steps at which a story is tried: with EVERY_STEP all of them, and some beyond, at which nobody may die. */
export const stepsToDieAt = (count: number): number[] =>
  Array.from({ length: process.env['EVERY_STEP'] ? BEYOND_THE_LAST : count }, (_, place) => place + 1)

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

/** The stories of a file are over: how often it died, and the highest step, which is below BEYOND_THE_LAST. */
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
