/**
 * Every metric that the dashboard, an alert or the operations guide names exists in a scrape, and the guide's
 * table of alerts says what the alerts do.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
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
interface Alert {
  alert: string
  expr: string
  for?: string
  annotations: { see: string }
}
const { groups } = parse(read('deploy/alerts.yml')) as { groups: { rules: Alert[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)
/** The rows of the guide's table of alerts: an alert's name, its metric, when it fires, and where to look. */
const guide = read('docs/operations.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]\w+ +\| `/.test(line))
  .map((line) => {
    const [alert = '', metric = '', when = '', see = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.replaceAll('`', '').trim())
    return { alert, metric, when, see }
  })

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

const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '')
/** A duration as the guide writes it. */
const inWords = (duration: string) => {
  const number = Number.parseInt(duration, 10)
  const unit = { m: 'minute', h: 'hour', d: 'day' }[duration.at(-1) ?? '']
  return `for ${number} ${unit}${number === 1 ? '' : 's'}`
}
/** What an expression compares with, in the ways in which the guide may write it. */
const thresholdsOf = (expression: string) => {
  const found = /(?:==|>=?)(?: bool)? ([\d.]+)/.exec(expression)?.[1]
  if (found === undefined) return ['absent']
  const value = Number(found)
  const grows = value === 0 && /\b(?:increase|delta)\(/.test(expression)
  return grows ? ['grows'] : [found, `${value * 100} %`, `${value * 1000} ms`, `${value / 3600} hours`]
}

// OPERATIONS-108, OPERATIONS-145
test('the operations guide lists each alert with its metric, and no other', () => {
  expect(guide.map(({ alert }) => alert).toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  expect(missing(namesIn(guide.map(({ metric }) => metric).join('\n')))).toEqual([])
  for (const { alert, expr } of alerts) {
    const metrics = guide.find((row) => row.alert === alert)?.metric ?? ''
    const ofAlert = new Set([...namesIn(expr)].map(base))
    expect([alert, [...namesIn(metrics)].map(base).filter((name) => !ofAlert.has(name))]).toEqual([alert, []])
  }
})

// OPERATIONS-145
test.each(alerts)('the guide has the threshold, the duration and the paragraph of $alert', (rule) => {
  const { when = '', see } = guide.find(({ alert }) => alert === rule.alert) ?? {}
  expect(see).toBe(rule.annotations.see)
  expect(when).toContain(rule.for === undefined ? '' : inWords(rule.for))
  const numbers = thresholdsOf(rule.expr)
  expect({ when, numbers }).toSatisfy(() =>
    numbers.some((number) => new RegExp(`(^|[ ,])${number}($|[ ,])`).test(when)),
  )
})

// OPERATIONS-108
test('the dashboard shows every metric of the bank', () => {
  const shown = read('deploy/grafana/dashboards/bank.json')
  const ours = [...scraped].filter((name) => name.startsWith('bank_') && !/_(bucket|count|sum)$/.test(name))
  const OF_ALERTS_ONLY = ['bank_metrics_unread_total']
  expect(ours.filter((name) => !shown.includes(name) && !OF_ALERTS_ONLY.includes(name))).toEqual([])
})
