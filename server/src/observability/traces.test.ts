import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { openTestBank } from '../../tests/support/test-bank.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
}

let close: () => void = () => {}
afterEach(() => close())

const openCollector = async (status = 200) => {
  const spans: Span[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const body = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      if (request.url === '/v1/traces') spans.push(...(body.resourceSpans[0]?.scopeSpans[0]?.spans ?? []))
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

// OPERATIONS-72
test('a request and its partner calls are one trace under the request id', async () => {
  const { spans, url } = await openCollector()
  const bank = await openTestBank({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: url } })
  const customer = await bank.createCustomer()
  await bank.settle()
  const reply = await customer.get<{ request_id: string }>('/api/ach_accounts/999999')
  await bank.close()

  const ofReply = spans.filter(({ traceId }) => traceId === reply.body.request_id.replaceAll('-', ''))
  expect(ofReply.map(({ name }) => name)).toEqual(['GET /api/ach_accounts/:id'])
  const created = spans.find(({ name }) => name === 'POST /operator/customers')
  const opened = spans.find(({ name }) => name === 'processor.openAccount')
  expect(opened).toMatchObject({ traceId: created?.traceId, parentSpanId: created?.spanId })
  for (const span of spans) {
    expect(span.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(span.spanId).toMatch(/^[0-9a-f]{16}$/)
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true)
  }
  expect(JSON.stringify(spans)).not.toMatch(/999999|customer1@/)
})

// OPERATIONS-72
test('a collector that refuses spans loses them and nothing else', async () => {
  const { url } = await openCollector(503)
  let log = ''
  const bank = await openTestBank({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: url },
    log: createLog('warn', { write: (line) => void (log += line) }),
  })
  expect((await bank.createCustomer()).id).toBeGreaterThan(0)
  await bank.close()
  expect(log).toContain('spans were lost')
})
