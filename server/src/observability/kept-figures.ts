/**
 * Figures that take long to count: one server counts them each minute and keeps them in one row, which every
 * scrape reads. Not a job of the queue, because the queue is one of the things that are counted.
 */
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../clock/clock.ts'
import type { Queue } from '../jobs/queue.ts'
import { countMoneyStories } from '../security/audit/money-stories.queries.ts'
import type { GaugeRow } from './metrics.ts'

/** How often each server looks whether it is time to count. */
export const COUNT_EVERY_MS = 60_000
/** The pause between two counts, by whichever server. A little shorter, because timers are not exact. */
const PAUSE_MS = 50_000
/** The gauges of one scrape share one read. */
const SHARE_READ_MS = 1000

type KeptFigure = GaugeRow & { name: string }

export interface KeptFigures {
  /** Counts if no server has counted for almost a minute. Returns whether this server counted. */
  countIfDue(): Promise<boolean>
  /** The rows of one figure as they were counted last. */
  read(name: string): Promise<GaugeRow[]>
  /** Seconds since they were counted; undefined if they never were. */
  readAge(): Promise<number | undefined>
}

export interface KeptFiguresDeps {
  database: Pick<Database, 'query'>
  clock: Pick<Clock, 'realNow'>
  queue: Pick<Queue, 'measure'>
  /** By partner. */
  countWaitingEvents(): Promise<{ partner: string; count: number }[]>
}

export const keepFigures = (deps: KeptFiguresDeps): KeptFigures => {
  const { database, clock } = deps
  let shared: { at: number; kept: Promise<Kept> } | undefined

  const readOnce = (): Promise<Kept> => {
    const now = clock.realNow().getTime()
    if (!shared || Math.abs(now - shared.at) > SHARE_READ_MS) shared = { at: now, kept: readKept(database) }
    return shared.kept
  }

  return {
    countIfDue: async () => {
      const now = clock.realNow()
      const { rows } = await database.query(
        'update bank.kept_figures set began_at = $1 where began_at <= $2 or began_at > $1 returning id',
        [now, new Date(now.getTime() - PAUSE_MS)],
      )
      if (rows.length === 0) return false
      await database.query('update bank.kept_figures set counted_at = $1, figures = $2::jsonb', [
        now,
        JSON.stringify(await countAll(deps)),
      ])
      shared = undefined
      return true
    },
    read: async (name) => (await readOnce()).figures.filter((figure) => figure.name === name),
    readAge: async () => {
      const { countedAt } = await readOnce()
      return countedAt && Math.max(0, (clock.realNow().getTime() - countedAt.getTime()) / 1000)
    },
  }
}

interface Kept {
  countedAt: Date | undefined
  figures: readonly KeptFigure[]
}

const readKept = async (database: Pick<Database, 'query'>): Promise<Kept> => {
  const { rows } = await database.query<{ countedAt: Date | null; figures: KeptFigure[] }>(
    'select counted_at as "countedAt", figures from bank.kept_figures',
  )
  return { countedAt: rows[0]?.countedAt ?? undefined, figures: rows[0]?.figures ?? [] }
}

const countAll = async ({ database, queue, countWaitingEvents }: KeptFiguresDeps): Promise<KeptFigure[]> => {
  const [jobs, events, stories] = [
    await queue.measure(),
    await countWaitingEvents(),
    await countMoneyStories(database),
  ]
  const figure = (name: string) => (labels: Record<string, string>, value: number) => ({
    name,
    labels,
    value,
  })
  const [jobCount, jobAge, eventCount, storyCount, storyAge] = [
    figure('bank_queue_jobs'),
    figure('bank_queue_oldest_due_seconds'),
    figure('bank_events_waiting'),
    figure('bank_money_stories'),
    figure('bank_money_story_oldest_seconds'),
  ]
  return [
    ...jobs.flatMap(({ job, due, retrying, givenUp, oldestDueSeconds }) => [
      jobCount({ job, state: 'due' }, due),
      jobCount({ job, state: 'retrying' }, retrying),
      jobCount({ job, state: 'given_up' }, givenUp),
      jobAge({ job }, oldestDueSeconds),
    ]),
    ...events.map(({ partner, count }) => eventCount({ partner }, count)),
    ...stories.flatMap(({ story, state, count, oldestSeconds }) => [
      storyCount({ story, state }, count),
      storyAge({ story, state }, oldestSeconds),
    ]),
  ]
}
