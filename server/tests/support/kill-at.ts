/** Kills a test's server at a step of a story, restarts it, and finishes the pending work. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { noteFigures } from '../../../scripts/ci/long/figures.ts'
import type { TestBank } from './test-bank.ts'
import { hurry } from './hurry.ts'
import type { Mortality } from './mortality.ts'

/** By then, a reply that waits for nothing has arrived. */
const QUICK_MS = 1000

/**
 * A short run tries every fourth step, so the kills alternate between before, inside and after a transaction.
 */
const SAMPLE = 4

/**
 * The steps at which a story is killed: a sample that begins with `first`; with EVERY_STEP all of them, and
 * some beyond its end, at which nothing is killed. The stories of a file begin with different steps.
 */
export const stepsToDieAt = (count: number, beyondItsEnd: number, first = 1): number[] =>
  process.env['EVERY_STEP']
    ? Array.from({ length: beyondItsEnd }, (_, place) => place + 1)
    : Array.from({ length: Math.ceil((count - first + 1) / SAMPLE) }, (_, place) => first + place * SAMPLE)

/**
 * Opens one bank for all stories of a file, or with EVERY_STEP one for each: otherwise the due work of all
 * earlier customers would add steps to each try.
 */
export const bankFor = (open: () => Promise<void>, close: () => Promise<void>): void => {
  const [before, after] = process.env['EVERY_STEP'] ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(open)
  after(close)
}

/** How many kills prove that a file's stories were tried: in a sample, and with EVERY_STEP. */
export const moreDeathsThan = (sampled: number, all: number): number =>
  process.env['EVERY_STEP'] ? all : sampled

export interface Killer {
  /** Dies at that step of the work and restarts. Callers then retry with the same key. */
  killAt(step: number, work: () => Promise<unknown>): Promise<void>
  /** How often it died. */
  deaths(): number
  /** The highest step at which it died. */
  lastStep(): number
  /** The stories that had more steps than were tried. */
  unfinished(): string[]
}

export const killing = (bank: () => TestBank, mortality: Mortality): Killer => {
  let deaths = 0
  let lastStep = 0
  /** By story, whether it died at the last tried step. */
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
        // A reply that waits for earlier work arrives once that work resumes.
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
 * Call when the stories of a file are over: reports the number of deaths. With EVERY_STEP, checks that each
 * was tried to its end.
 */
export const noteDeaths = (stories: string, { deaths, lastStep, unfinished }: Killer): number => {
  noteFigures({
    gate: `B5: killed at any step, ${stories}`,
    counted: {
      'kills, each done once afterwards': deaths(),
      'is the last step of the longest story': lastStep(),
    },
  })
  if (process.env['EVERY_STEP']) expect(unfinished()).toEqual([])
  return deaths()
}
