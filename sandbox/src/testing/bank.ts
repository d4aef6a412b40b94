/** A bank that only listens: it keeps what webhooks and clock calls tell it. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  path: string
  body: Record<string, string> & { offset_ms?: number }
  rawBody: string
  signature: string
  authorization: string
}

export const openTestBank = async (statusOf: (call: Call) => number | Promise<number> = () => 200) => {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    void read(request).then(async (rawBody) => {
      const call: Call = {
        path: request.url ?? '',
        body: JSON.parse(rawBody) as Call['body'],
        rawBody,
        signature: String(request.headers['x-galileo-signature'] ?? ''),
        authorization: request.headers.authorization ?? '',
      }
      calls.push(call)
      response.writeHead(await statusOf(call)).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    events: () => calls.filter(({ path }) => path === '/webhooks/galileo').map(({ body }) => body),
    clockCalls: () => calls.filter(({ path }) => path === '/internal/clock'),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
