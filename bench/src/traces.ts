/**
 * The cost of traces: alternates between two servers on one database. One of them sends spans to a collector.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBank } from './bank.ts'
import { load } from './load.ts'
import { addTransactions } from './records.ts'
import { type Benchmark, inTurns, rounded } from './report.ts'

const CLIENTS = 16
const ROUNDS = 7
const SECONDS = 2

export const traces: Benchmark = {
  title: `GET /api/transactions with and without traces (${CLIENTS} clients, median of ${ROUNDS} turns of ${SECONDS} s)`,
  run: async () => {
    const collector = await startCollector()
    const bank = await startBank()
    // Two servers that differ only in traces. The bank's first server is not compared, because it does extra
    // work.
    const plain = await bank.startServer()
    const traced = await bank.startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    try {
      const { id, token } = await bank.createCustomer()
      await addTransactions(bank.database, id, 10_000)
      const rate = async (url: string) =>
        (await load(`${url}/api/transactions`, { token, seconds: SECONDS, clients: CLIENTS })).perSecond
      for (const { url } of [plain, traced]) await rate(url)
      const rates = await inTurns(
        ROUNDS,
        () => rate(traced.url),
        () => rate(plain.url),
      )
      if (collector.bytes() === 0) throw new Error('the collector received no span')
      return [
        { what: 'off', value: rounded(rates.second, 0), unit: 'requests/s' },
        { what: 'on', value: rounded(rates.first, 0), unit: 'requests/s' },
        { what: 'on / off', value: rounded(rates.ratio), unit: '', target: { atLeast: 0.9 } },
      ]
    } finally {
      await traced.stop()
      await plain.stop()
      await bank.close()
      collector.stop()
    }
  },
}

/** A collector that accepts and discards all spans. */
const startCollector = async () => {
  let bytes = 0
  const server = createServer((request, reply) => {
    request.on('data', (part: Buffer) => void (bytes += part.length))
    request.on('end', () => reply.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    stop: () => server.close().closeAllConnections(),
  }
}
