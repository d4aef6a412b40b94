/** A second server on the database of a test bank, which takes its part of the work. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { buildBank } from '../../src/app.ts'
import { createLog } from '../../src/observability/log.ts'
import { connectPartners } from '../../src/partners/partners.ts'
import type { TestBank } from './test-bank.ts'

/** To be closed before the bank is. */
export const openOtherServer = async (bank: TestBank) => {
  const { config, database, clock } = bank
  const other = await buildBank({
    config: { ...config, OPERATOR_PORT: 0 },
    database,
    clock,
    partners: connectPartners(config, clock),
    log: createLog('silent'),
    webFolder: 'there-is-none',
    followsClock: false,
  })
  await other.startWork()
  const url = await other.app.listen({ host: '127.0.0.1', port: 0 })
  const inner = [bank.operatorUrl, other.operatorUrl()]

  /** False when one of them had a fault. */
  const look = async (server: string): Promise<boolean> => {
    const answer = await fetch(`${server}/internal/clock`, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.CLOCK_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ offset_ms: Math.round(clock.offset()) }),
    })
    return answer.status === 204
  }
  return {
    url,
    settle: other.settle,
    /** Both servers look at what is due at the same moment, twice. Throws for a fault. */
    bothLook: async (): Promise<void> => {
      const answers = await Promise.all([...inner, ...inner].map(look))
      if (answers.includes(false)) throw new Error('a server could not do what is due')
    },
    /** One kind of what is due by business time, as of a day to which nobody has moved the clock. */
    runDue: async (name: string, today: CalendarDate): Promise<void> => {
      const work = other.dueWork.find((each) => each.name === name)
      if (!work) throw new Error(`nothing is due by the name of ${name}`)
      await work.runDue(today)
    },
    close: other.close,
  }
}
