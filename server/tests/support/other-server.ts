/** A second server on a test bank's database, which takes part of the work. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { buildBank } from '../../src/app.ts'
import { createLog } from '../../src/observability/log.ts'
import { connectPartners } from '../../src/partners/partners.ts'
import type { Config } from '../../src/boot/config.ts'
import type { TestBank } from './test-bank.ts'

/** `change` replaces settings. With `followsClock`, it runs due work on its own. Close it before the bank. */
export const openOtherServer = async (
  bank: TestBank,
  { change = {}, followsClock = false }: { change?: Partial<Config>; followsClock?: boolean } = {},
) => {
  const { config, database, clock } = bank
  const other = await buildBank({
    config: { ...config, OPERATOR_PORT: 0, ...change },
    database,
    clock,
    partners: connectPartners(config, clock),
    log: createLog('silent'),
    webFolder: 'there-is-none',
    followsClock,
  })
  await other.startWork()
  const url = await other.app.listen({ host: '127.0.0.1', port: 0 })
  const inner = [bank.operatorUrl, other.operatorUrl()]

  /** Sends one server the time, so that it runs its due work. Returns false on an error. */
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
    operatorUrl: other.operatorUrl(),
    dueWork: other.dueWork,
    metrics: other.metrics,
    settle: other.settle,
    /** Both servers run due work at the same moment, twice. Throws on an error. */
    bothLook: async (): Promise<void> => {
      const answers = await Promise.all([...inner, ...inner].map(look))
      if (answers.includes(false)) throw new Error('a server could not do its due work')
    },
    /** Runs one kind of business-time work as of a day, without moving the clock. */
    runDue: async (name: string, today: CalendarDate): Promise<void> => {
      const work = other.dueWork.find((each) => each.name === name)
      if (!work) throw new Error(`no due work is called ${name}`)
      await work.runDue(today)
    },
    close: other.close,
  }
}
