/** A bank for tests that records the webhooks, clock calls and sign-up calls it receives. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  path: string
  body: Record<string, string> & { offset_ms?: number }
  rawBody: string
  signature: string
  linkSignature: string
  authorization: string
}

interface Reply {
  status: number
  body: object
}

export const openTestBank = async (
  replyTo: (call: Call) => number | Reply | Promise<number | Reply> = () => 200,
) => {
  const calls: Call[] = []
  const closedMonths: string[] = []
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify({ months: closedMonths }))
      return
    }
    void read(request).then(async (rawBody) => {
      const call: Call = {
        path: request.url ?? '',
        body: JSON.parse(rawBody) as Call['body'],
        rawBody,
        signature: String(
          request.headers['x-galileo-signature'] ?? request.headers['x-partner-signature'] ?? '',
        ),
        linkSignature: String(request.headers['plaid-verification'] ?? ''),
        authorization: request.headers.authorization ?? '',
      }
      calls.push(call)
      const reply = await replyTo(call)
      const { status, body } = typeof reply === 'number' ? { status: reply, body: {} } : reply
      response.writeHead(status).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** The closed months that the bank reports for every account: the first day of each. */
    closedMonths,
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
