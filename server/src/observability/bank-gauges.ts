/**
 * Metrics that are read when Prometheus scrapes: waiting work, stopped money, database load. A scrape never scans
 * a table: it reads what was counted (`kept-figures.ts`), or a few rows by an index.
 */
import type { Database } from '@yoursuccess/database/database'
import type { MoneyStop } from '../security/audit/money-stop.ts'
import type { GuardedPartners } from '../partners/guard-partners.ts'
import type { Claims } from '../jobs/claims.ts'
import type { KeptFigures } from './kept-figures.ts'
import type { Config } from '../boot/config.ts'
import type { Metrics } from './metrics.ts'

const BREAKER_VALUES = { closed: 0, half_open: 1, open: 2 } as const

export const watchBank = (
  metrics: Metrics,
  {
    role,
    isReady,
    database,
    claims,
    figures,
    moneyStop,
    retention,
    listBreakers,
  }: {
    role: Config['ROLE']
    isReady: () => Promise<boolean>
    database: Database
    claims: Pick<Claims, 'countFailed'>
    figures: KeptFigures
    moneyStop: Pick<MoneyStop, 'findStop' | 'countStoppedAccounts'>
    retention: {
      countKept(): Promise<{ reason: string; count: number }[]>
      countLateEvents(): Promise<number>
    }
    listBreakers: GuardedPartners['listBreakers']
  },
): void => {
  metrics.gauge('bank_server', '1 for the role of this server: all, web or worker', ['role'], () =>
    Promise.resolve([{ labels: { role }, value: 1 }]),
  )
  metrics.gauge('bank_ready', '1 if /readyz of this server would answer 200', [], async () => [
    { labels: {}, value: (await isReady()) ? 1 : 0 },
  ])
  metrics.gauge(
    'bank_archive_failing',
    'PostgreSQL could not archive the last part of its log that it tried; 0 also without an archive',
    [],
    async () => [{ labels: {}, value: (await isArchiveFailing(database)) ? 1 : 0 }],
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
  const kept = (name: string, help: string, ...labels: string[]) =>
    metrics.gauge(name, help, labels, () => figures.read(name))
  kept('bank_queue_jobs', 'Jobs by what they wait for', 'job', 'state')
  kept('bank_queue_oldest_due_seconds', 'Age of the oldest job that is due', 'job')
  kept('bank_events_waiting', 'Partner events that are not applied yet', 'partner')
  kept('bank_money_stories', 'Unfinished money stories by state', 'story', 'state')
  kept(
    'bank_money_story_oldest_seconds',
    'Age of the oldest money story in a state that ends',
    'story',
    'state',
  )
  metrics.gauge(
    'bank_figures_age_seconds',
    'Since a server last counted jobs, events and money stories',
    [],
    async () => {
      const value = await figures.readAge()
      return value === undefined ? [] : [{ labels: {}, value }]
    },
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

/** PostgreSQL tries the same part again and again, and deletes nothing of its log until that works. */
const isArchiveFailing = async (database: Database): Promise<boolean> => {
  const { rows } = await database.query<{ isFailing: boolean }>(
    `select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
     from pg_stat_archiver`,
  )
  return rows[0]?.isFailing ?? false
}
