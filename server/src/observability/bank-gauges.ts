/** Metrics that are read when Prometheus scrapes: waiting work, stopped money, database load. */
import type { Database } from '@yoursuccess/database/database'
import type { MoneyStop } from '../security/audit/money-stop.ts'
import { countMoneyStories } from '../security/audit/money-stories.queries.ts'
import { countWaitingEvents } from '../inbox/inbox.ts'
import type { GuardedPartners } from '../partners/guard-partners.ts'
import type { Claims } from '../jobs/claims.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Metrics } from './metrics.ts'

const BREAKER_VALUES = { closed: 0, half_open: 1, open: 2 } as const

export const watchBank = (
  metrics: Metrics,
  {
    database,
    queue,
    claims,
    moneyStop,
    retention,
    listBreakers,
  }: {
    database: Database
    queue: Pick<Queue, 'measure'>
    claims: Pick<Claims, 'countFailed'>
    moneyStop: Pick<MoneyStop, 'findStop' | 'countStoppedAccounts'>
    retention: {
      countKept(): Promise<{ reason: string; count: number }[]>
      countLateEvents(): Promise<number>
    }
    listBreakers: GuardedPartners['listBreakers']
  },
): void => {
  metrics.gauge('bank_queue_jobs', 'Jobs by what they wait for', ['job', 'state'], async () =>
    (await queue.measure()).flatMap(({ job, due, retrying, givenUp }) => [
      { labels: { job, state: 'due' }, value: due },
      { labels: { job, state: 'retrying' }, value: retrying },
      { labels: { job, state: 'given_up' }, value: givenUp },
    ]),
  )
  metrics.gauge('bank_queue_oldest_due_seconds', 'Age of the oldest job that is due', ['job'], async () =>
    (await queue.measure()).map(({ job, oldestDueSeconds }) => ({
      labels: { job },
      value: oldestDueSeconds,
    })),
  )
  metrics.gauge(
    'bank_due_rows_failed',
    'Due records that wait for another attempt, by how: retrying or set_aside',
    ['list', 'state'],
    async () =>
      (await claims.countFailed()).flatMap(({ list, failed, setAside }) => [
        { labels: { list, state: 'retrying' }, value: failed - setAside },
        { labels: { list, state: 'set_aside' }, value: setAside },
      ]),
  )
  metrics.gauge('bank_events_waiting', 'Partner events that are not applied yet', ['partner'], async () =>
    (await countWaitingEvents(database)).map(({ partner, count }) => ({ labels: { partner }, value: count })),
  )
  metrics.gauge('bank_money_stories', 'Money stories by state', ['story', 'state'], async () =>
    (await countMoneyStories(database)).map(({ story, state, count }) => ({
      labels: { story, state },
      value: count,
    })),
  )
  metrics.gauge(
    'bank_money_story_oldest_seconds',
    'Age of the oldest money story in a state that ends',
    ['story', 'state'],
    async () =>
      (await countMoneyStories(database)).map(({ story, state, oldestSeconds }) => ({
        labels: { story, state },
        value: oldestSeconds,
      })),
  )
  metrics.gauge('bank_money_stopped', '1 after an audit stopped money of the whole bank', [], async () => [
    { labels: {}, value: (await moneyStop.findStop()) ? 1 : 0 },
  ])
  metrics.gauge(
    'bank_accounts_stopped',
    'Accounts out of which no money goes after an audit',
    [],
    async () => [{ labels: {}, value: await moneyStop.countStoppedAccounts() }],
  )
  metrics.gauge('bank_erasures_kept', 'Accounts past their day, by what keeps them', ['reason'], async () =>
    (await retention.countKept()).map(({ reason, count }) => ({ labels: { reason }, value: count })),
  )
  metrics.gauge('bank_late_events', 'Events about erased accounts that nobody has settled', [], async () => [
    { labels: {}, value: await retention.countLateEvents() },
  ])
  metrics.gauge(
    'bank_partner_breaker',
    'Circuit breaker of this process: 0 closed, 1 half-open, 2 open',
    ['partner'],
    () =>
      Promise.resolve(
        listBreakers().map(({ partner, state }) => ({ labels: { partner }, value: BREAKER_VALUES[state] })),
      ),
  )
  metrics.gauge('bank_database_connections', 'Connections of this process', ['state'], async () =>
    Object.entries(database.connections()).map(([state, value]) => ({ labels: { state }, value })),
  )
}
