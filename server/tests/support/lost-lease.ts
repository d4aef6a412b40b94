/**
 * A server that stalls in the middle of a due row for longer than its lease. Another server does the row, then the
 * first one goes on.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { expect } from 'vitest'
import { withSteps } from './mortality.ts'
import type { openOtherServer } from './other-server.ts'
import type { TestBank } from './test-bank.ts'

export type Stall = ReturnType<typeof createStall>

/** Give it to the bank that is to stall, as its `mortality`. */
export const createStall = () => {
  let left = Number.POSITIVE_INFINITY
  let reached = () => {}
  let until = Promise.resolve()
  const step = async () => {
    if (--left !== 0) return
    reached()
    await until
  }
  return {
    ...withSteps({ outside: step, inside: () => undefined }),
    /**
     * Stalls `work` at this step, 1 or later, while `meanwhile` runs. Returns false if `work` has fewer steps.
     */
    stallAt: async (
      at: number,
      work: () => Promise<unknown>,
      meanwhile: () => Promise<void>,
    ): Promise<boolean> => {
      let goOn = () => {}
      until = new Promise((resolve) => (goOn = resolve))
      const stalls = new Promise<boolean>((resolve) => (reached = () => resolve(true)))
      left = at
      const done = work()
      try {
        const isStalled = await Promise.race([stalls, done.then(() => false)])
        if (isStalled) await meanwhile()
        return isStalled
      } finally {
        left = Number.POSITIVE_INFINITY
        goOn()
        await done
      }
    },
  }
}

interface Story {
  bank: TestBank
  stall: Stall
  other: Awaited<ReturnType<typeof openOtherServer>>
  /** The due work. */
  name: string
  today: CalendarDate
  /** The step of the bank's work at which it stalls. */
  at: number
  /** What the work has done so far, to compare with `expected`. */
  effect: () => Promise<unknown>
  expected: unknown
}

/**
 * The bank stalls at a step, its leases end, and the other server does the work, which is then complete. The bank
 * goes on and changes nothing. Returns false if the bank's work has fewer steps.
 */
export const loseLease = async ({
  bank,
  stall,
  other,
  name,
  today,
  at,
  effect,
  expected,
}: Story): Promise<boolean> => {
  const work = bank.dueWork.find((each) => each.name === name)
  if (!work) throw new Error(`no due work is called ${name}`)
  const doElsewhere = async () => {
    // The bank may renew its leases in between.
    const finish = async () => {
      await bank.database.query('update bank.work_claims set due_at = now()')
      await other.runDue(name, today)
      return effect()
    }
    await expect.poll(finish, { timeout: 20_000 }).toEqual(expected)
  }
  // Jobs have steps, too.
  await bank.settle()
  const hasStalled = await stall.stallAt(at, () => work.runDue(today), doElsewhere)
  expect(await effect()).toEqual(expected)
  return hasStalled
}
