/**
 * Plays the processor and the mail server, each reply after a set delay. It knows the generated books by
 * their formula. It runs as a process of its own, so that its processor time is not the bank's.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { answerOf, emptyAccounts, forgetTransfers } from './processor.ts'
import { createMailServer } from './mail.ts'
import type { PartnerCounts } from './counts.ts'

const delays = { processor: 0, mail: 0 }
const calls: Record<string, number> = {}
const accounts: Record<string, Set<string>> = {}
/** Create calls by their reference, and the time of each call. */
const created = new Map<string, number>()
const createdAt: number[] = []
const mail = createMailServer(() => delays.mail)

const answer = async (endpoint: string, form: URLSearchParams) => {
  calls[endpoint] = (calls[endpoint] ?? 0) + 1
  ;(accounts[endpoint] ??= new Set()).add(form.get('accountNo') ?? '')
  if (endpoint === 'createBillPayment') {
    const reference = form.get('transactionId') ?? ''
    created.set(reference, (created.get(reference) ?? 0) + 1)
    createdAt.push(performance.timeOrigin + performance.now())
  }
  if (delays.processor > 0) await pause(delays.processor)
  return {
    status_code: 0,
    status: 'Success',
    processing_time: 0,
    response_data: answerOf(endpoint, form),
    errors: [],
  }
}

const counts = (): PartnerCounts => ({
  calls,
  accounts: Object.fromEntries(Object.entries(accounts).map(([name, set]) => [name, set.size])),
  created: created.size,
  createCalls: createdAt.length,
  createdMs: createdAt.length > 1 ? (createdAt.at(-1) ?? 0) - (createdAt[0] ?? 0) : 0,
  mails: mail.count(),
  mailedTo: mail.arrivals(),
})

const reset = () => {
  for (const name of Object.keys(calls)) delete calls[name]
  for (const name of Object.keys(accounts)) delete accounts[name]
  created.clear()
  createdAt.length = 0
  forgetTransfers()
  mail.reset()
}

const reply = async (request: IncomingMessage): Promise<unknown> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
  const [, area = '', call = ''] = pathname.split('/')
  const body = await text(request)
  if (area === 'galileo') return answer(call, new URLSearchParams(body))
  if (area !== 'control') return {}
  if (call === 'reset') reset()
  if (call === 'delays') {
    delays.processor = Number(searchParams.get('processor'))
    delays.mail = Number(searchParams.get('mail'))
  }
  if (call === 'empty') emptyAccounts(body.split(',').filter(Boolean).map(Number))
  if (call === 'watch') mail.watch(searchParams.get('address') ?? '')
  return counts()
}

const server = createServer((request, response) => {
  reply(request).then(
    (value) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value)),
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
})
server.keepAliveTimeout = 60_000
mail.listen(Number(process.env['MAIL_PORT']))
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
