/** Kills a test's server at a step of a story, restarts it, and finishes the pending work. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import type { TestBank } from './test-bank.ts'
import { hurry } from './hurry.ts'
import type { Mortality } from './mortality.ts'

/** A reply that does not wait for other work arrives within this time. */
const QUICK_MS = 1000

/**
 * A short run kills at every fourth step. A transaction has three steps, so the kills fall before, inside and
 * after transactions in turn.
 */
const SAMPLE = 4

/**
 * The steps at which a story is killed: every fourth one, beginning with `first`. With EVERY_STEP, all steps
 * up to `beyondItsEnd`; the last ones are after the story's end and kill nothing. The stories of a file begin
 * with different steps.
 */
export const stepsToDieAt = (count: number, beyondItsEnd: number, first = 1): number[] =>
  process.env['EVERY_STEP']
    ? Array.from({ length: beyondItsEnd }, (_, place) => place + 1)
    : Array.from({ length: Math.ceil((count - first + 1) / SAMPLE) }, (_, place) => first + place * SAMPLE)

/**
 * Opens one bank for all stories of a file. With EVERY_STEP, opens one for each story, because the due work
 * of all earlier customers would add steps.
 */
export const bankFor = (open: () => Promise<void>, close: () => Promise<void>): void => {
  const [before, after] = process.env['EVERY_STEP'] ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(open)
  after(close)
}

/** The number of kills that the stories of a file must exceed, in a sample and with EVERY_STEP. */
export const moreDeathsThan = (sampled: number, all: number): number =>
  process.env['EVERY_STEP'] ? all : sampled

export interface Killer {
  /**
   * Runs the work, kills the server at that step and restarts it. Then repeats the work, which must use the
   * same idempotency key.
   */
  killAt(step: number, work: () => Promise<unknown>): Promise<void>
  /** How often the server was killed. */
  deaths(): number
  /** The highest step at which the server was killed. */
  lastStep(): number
  /** The stories that have more steps than were tried. */
  unfinished(): string[]
}

export const killing = (bank: () => TestBank, mortality: Mortality): Killer => {
  let deaths = 0
  let lastStep = 0
  /** By story, whether the last tried step killed the server. */
  const diedLast = new Map<string, boolean>()
  return {
    deaths: () => deaths,
    lastStep: () => lastStep,
    unfinished: () => [...diedLast].filter(([, died]) => died).map(([story]) => story),
    killAt: async (step, work) => {
      const story = expect.getState().currentTestName?.replace(/step \d+/, 'any step') ?? ''
      diedLast.set(story, false)
      mortality.dieAt(step)
      await work().catch(() => undefined)
      await bank()
        .settle()
        .catch(() => undefined)
      if (mortality.revive()) {
        deaths++
        diedLast.set(story, true)
        lastStep = Math.max(lastStep, step)
        // This reply may wait for earlier work, which `hurry` resumes.
        const answer = work()
        await Promise.race([answer, pause(QUICK_MS)])
        await hurry(bank())
        await answer
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

/**
 * Call this after the stories of a file. Reports the number of kills. With EVERY_STEP, expects that every
 * step of each story was tried.
 */
export const recordDeaths = (stories: string, { deaths, lastStep, unfinished }: Killer): number => {
  recordFigures({
    gate: `B5: killed at any step, ${stories}`,
    counted: {
      'kills, each done once afterwards': deaths(),
      'is the last step of the longest story': lastStep(),
    },
  })
  if (process.env['EVERY_STEP']) expect(unfinished()).toEqual([])
  return deaths()
}
