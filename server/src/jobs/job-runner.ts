/** Claims due jobs of one kind in batches and runs them side by side. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { JobWithMetadata } from 'pg-boss'
import { stopwatch } from '../clock/clock.ts'
import { within } from './within.ts'

export type ClaimedJob = Pick<
  JobWithMetadata<Record<string, unknown>>,
  'id' | 'data' | 'retryCount' | 'retryLimit'
>

interface RunnerDeps {
  /** How many of its jobs run at once in this process. */
  atOnce: number
  /** Takes up to so many due jobs, at most one of each group and none of a group that is busy. */
  claim(limit: number): Promise<readonly ClaimedJob[]>
  /** Does the job and records how that ended. */
  run(job: ClaimedJob): Promise<void>
  warn(error: unknown): void
}

export interface JobRunner {
  /** Looks for due jobs now. */
  look(): void
  /** Looks for due jobs after this time. */
  lookIn(ms: number): void
  running(): readonly ClaimedJob[]
  /** Claims no more jobs, and waits so long for those that run. Returns those that still do. */
  stop(withinMs: number): Promise<ClaimedJob[]>
}

/** A claim takes no more, so that it stays short. */
const BATCH = 20
/** Jobs that end within this time are replaced by one claim. */
const GATHER_MS = 25
/** Later looks are left to the poll. */
const MAX_TIMER_MS = 120_000

/** A claim that finds fewer jobs than are free looks again: a customer's next job hides behind the current one. */
export const createJobRunner = ({ atOnce, claim, run, warn }: RunnerDeps): JobRunner => {
  const running = new Map<string, { job: ClaimedJob; ended: Promise<void> }>()
  const timers = new Map<number, NodeJS.Timeout>()
  const elapsed = stopwatch()
  // A look may be asked for in a request or a transaction. The jobs that it finds belong to neither.
  const onOurOwn = AsyncLocalStorage.snapshot()
  let claiming: Promise<void> | undefined
  let isClaiming = false
  let lookAgain = false
  let isStopped = false

  const look = () => {
    lookAgain = true
    if (!isClaiming && !isStopped) claiming = onOurOwn(claimAll)
  }

  const claimAll = async (): Promise<void> => {
    isClaiming = true
    try {
      while (lookAgain && !isStopped) {
        lookAgain = false
        const free = atOnce - running.size
        if (free === 0) return
        const jobs = await claim(Math.min(free, BATCH))
        for (const job of jobs) begin(job)
        if (jobs.length > 0) lookAgain = true
      }
    } catch (error) {
      warn(error)
    } finally {
      isClaiming = false
    }
  }

  const begin = (job: ClaimedJob) => {
    const ended = run(job)
      .catch(warn)
      .finally(() => {
        running.delete(job.id)
        lookIn(GATHER_MS)
      })
    running.set(job.id, { job, ended })
  }

  const lookIn = (ms: number) => {
    if (isStopped || ms > MAX_TIMER_MS) return
    const at = Math.ceil((elapsed() + ms) / GATHER_MS) * GATHER_MS
    if (timers.has(at)) return
    const timer = setTimeout(() => {
      timers.delete(at)
      look()
    }, at - elapsed())
    timers.set(at, timer.unref())
  }

  return {
    look,
    lookIn,
    running: () => [...running.values()].map(({ job }) => job),
    stop: async (withinMs) => {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await claiming
      await within(withinMs, Promise.all([...running.values()].map(({ ended }) => ended)))
      // The caller gives these to other servers.
      const left = [...running.values()].map(({ job }) => job)
      running.clear()
      return left
    },
  }
}

/**
 * Does the work for all items that were given while it was busy at once. Resolves or rejects with the work on
 * the item.
 */
export const inBatches = <Item>(work: (items: Item[]) => Promise<unknown>) => {
  let items: Item[] = []
  let next: Promise<unknown> | undefined
  let last: Promise<unknown> = Promise.resolve()
  return (item: Item): Promise<unknown> => {
    items.push(item)
    next ??= last = last
      .catch(() => undefined)
      .then(() => {
        const taken = items
        items = []
        next = undefined
        return work(taken)
      })
    return next
  }
}
