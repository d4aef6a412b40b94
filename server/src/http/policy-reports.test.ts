/** A browser's report about a page's policy becomes a security event; anything else is dropped. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../observability/log.ts'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'
import { openWire, type Wire } from '../../tests/support/wire.ts'

interface Line {
  security?: string
  subject?: string
  finding?: string
}

let bank: TestBank
/** The machine's time. Each test starts a new minute. */
let at = Date.parse('2026-08-22T15:00:00Z')
let wire: Wire
const lines: Line[] = []
beforeAll(async () => {
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line) as Line) })
  bank = await openTestBank({ log, machineNow: () => new Date(at) })
  wire = openWire(bank.url)
})
afterAll(async () => {
  wire.close()
  await bank.close()
})
beforeEach(() => {
  lines.length = 0
  at += 60_000
})

const sendReport = async (body: unknown, type = 'application/reports+json') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': type }
  return (await wire.send({ method: 'POST', target: '/policy-reports', headers, body: text })).status
}
const logged = () =>
  lines
    .filter(({ security }) => security)
    .map(({ security, subject, finding }) => [security, subject, finding])
const violation = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://bank.example/reset-password?reset_password_token=secret',
  user_agent: 'Browser',
  body: { documentURL: 'https://bank.example/x', effectiveDirective, blockedURL, disposition: 'enforce' },
})

// PROTECTION-36
test('logs a blocked script with its rule and origin, but no address', async () => {
  expect(await sendReport([violation('script-src-elem', 'https://evil.example/a.js?who=me')])).toBe(204)
  expect(logged()).toEqual([['page.policy_violated', 'script-src-elem', 'https://evil.example']])
  expect(JSON.stringify(lines)).not.toMatch(/secret|who=me/)
})

test('logs a blocked resource without an origin by its kind', async () => {
  await sendReport([
    violation('script-src-attr', 'inline'),
    violation('img-src', 'data:image/png;base64,AAAA'),
    violation('connect-src', `https://${'a'.repeat(150)}.example/`),
  ])
  expect(logged().map(([, , finding]) => finding)).toEqual(['inline', 'other', 'other'])
})

// PROTECTION-36
test('a flood of reports logs one line a minute for each rule and raises no alert', async () => {
  const figure = async (name: string) =>
    [...(await bank.metrics.text()).matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\d+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    )
  const [events, reports] = [
    await figure('bank_security_events_total'),
    await figure('bank_policy_reports_total'),
  ]
  const flood = Array.from({ length: 200 }, (_, each) => violation('img-src', `https://evil${each}.example/`))
  for (let sending = 0; sending < 100; sending++) expect(await sendReport(flood)).toBe(204)
  await sendReport([violation('made-up-src', 'inline')])
  expect(logged()).toHaveLength(1)
  expect(await figure('bank_security_events_total')).toBe(events)
  const counted = (await figure('bank_policy_reports_total')) - reports
  // The server reads ten requests per address and real minute, and the first ten reports of each.
  expect(counted).toBeGreaterThan(0)
  expect(counted).toBeLessThanOrEqual(100)
})

test('ignores other kinds of reports', async () => {
  expect(
    await sendReport([{ type: 'deprecation', body: {} }, violation('<b>x</b>', 'inline'), null, 7]),
  ).toBe(204)
  expect(logged()).toEqual([])
})

test.each([
  ['that are not a list', '{}', 'application/reports+json', 400],
  ['that are broken', '[{', 'application/reports+json', 400],
  ['that are nested too deep', '['.repeat(5000), 'application/reports+json', 400],
  ['that are too large', `["${'x'.repeat(70_000)}"]`, 'application/reports+json', 413],
  ['sent as a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['sent as JSON', '[{}]', 'application/json', 415],
])('refuses reports %s and logs nothing', async (_what, body, type, status) => {
  expect([await sendReport(body, type), logged()]).toEqual([status, []])
})
