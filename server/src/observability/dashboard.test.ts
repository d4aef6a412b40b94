/** Every metric that the dashboard, an alert or the operations guide names exists in a scrape (OPERATIONS-108). */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const NAMES = /\b(?:bank|nodejs|process)_[a-z0-9_]+/g

/** The queries of the dashboard and of the alerts. */
const queries = [
  ...[...read('deploy/grafana/dashboards/bank.json').matchAll(/"expr": (".*")/g)].map(
    ([, text = '""']) => JSON.parse(text) as string,
  ),
  ...[...read('deploy/alerts.yml').matchAll(/^ +expr: (.*)$/gm)].map(([, text = '']) => text),
]
const namesIn = (text: string) => new Set(text.match(NAMES))
/** The rows of the guide's table of alerts. */
const guide = read('docs/operations.md')
  .split('\n')
  .filter((line) => /^\| `(bank|nodejs)_/.test(line))
  .map((line) => line.split('|')[1] ?? '')

let bank: TestBank
let scraped: Set<string>
beforeAll(async () => {
  bank = await openTestBank()
  bank.metrics.watchProcess()
  const text = await bank.metrics.text()
  scraped = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`, name] : [name],
    ),
  )
})
afterAll(() => bank.close())

const missing = (names: Iterable<string>) => [...names].filter((name) => !scraped.has(name))

// OPERATIONS-108
test('every metric of the dashboard and of the alerts exists', () => {
  expect(queries.length).toBeGreaterThan(40)
  expect(missing(namesIn(queries.join('\n')))).toEqual([])
})

test('control: a metric that does not exist is found', () => {
  expect(missing(namesIn('sum(bank_no_such_total)'))).toEqual(['bank_no_such_total'])
})

// OPERATIONS-108
test('every metric that the operations guide wants an alert for has one, and exists', () => {
  expect(guide.length).toBeGreaterThan(15)
  expect(missing(namesIn(guide.join('\n')))).toEqual([])
  const alerts = namesIn(read('deploy/alerts.yml'))
  const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '')
  const alerted = new Set([...alerts].map(base))
  expect([...namesIn(guide.join('\n'))].filter((name) => !alerted.has(base(name)))).toEqual([])
})

// OPERATIONS-108
test('the dashboard shows every metric of the bank', () => {
  const shown = read('deploy/grafana/dashboards/bank.json')
  const ours = [...scraped].filter((name) => name.startsWith('bank_') && !/_(bucket|count|sum)$/.test(name))
  const OF_ALERTS_ONLY = ['bank_metrics_unread_total']
  expect(ours.filter((name) => !shown.includes(name) && !OF_ALERTS_ONLY.includes(name))).toEqual([])
})
