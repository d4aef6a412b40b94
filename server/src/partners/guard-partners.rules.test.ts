import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../observability/log.ts'
import { guardPartners } from './guard-partners.ts'
import { onBehalfOf } from './on-behalf-of.ts'
import type { Partners } from './partners.ts'

const LIMITS = {
  LIMIT_PARTNER_AT_ONCE: 2,
  LIMIT_PARTNER_JOBS_AT_ONCE: 3,
  LIMIT_PARTNER_CUSTOMER_AT_ONCE: 2,
  BREAKER_FAILURES: 5,
  BREAKER_SLOW_MS: 60_000,
  BREAKER_OPEN_SECONDS: 5,
}

/** Partners whose calls last until `answer` is called. `begun` lists the calls that reached a partner. */
const silentPartners = () => {
  const begun: string[] = []
  const answers: (() => void)[] = []
  const silent = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => answers.push(resolve))
  }
  const partners = {
    processor: { getBalance: silent('getBalance'), setFrozen: silent('setFrozen') },
    mail: { send: silent('send') },
  } as unknown as Partners
  return {
    begun,
    answer: () => answers.shift()?.(),
    ...guardPartners(partners, LIMITS, createLog('error')),
  }
}

// OPERATIONS-122
test('of the calls of jobs to one partner three are in progress, and the next begins when one ends', async () => {
  const { begun, answer, partners } = silentPartners()
  const calls = Array.from({ length: 5 }, () => partners.processor.getBalance('1'))
  await pause()
  expect(begun).toHaveLength(3)
  answer()
  await calls[0]
  await pause()
  expect(begun).toHaveLength(4)
  for (let number = 0; number < 4; number++) {
    answer()
    await pause()
  }
  await Promise.all(calls)
  expect(begun).toHaveLength(5)
})

// OPERATIONS-122
test('a freeze, an email and a request do not wait behind the calls of jobs', async () => {
  const { begun, partners } = silentPartners()
  for (let number = 0; number < 5; number++) void partners.processor.getBalance('1')
  void partners.processor.setFrozen({
    prn: '1',
    frozen: true,
    requestedAt: new Date(0),
    reference: 'freeze-1',
  })
  for (let number = 0; number < 5; number++)
    void partners.mail.send({ to: 'a@example.com', subject: '', text: '', html: '' })
  void onBehalfOf(7, () => partners.processor.getBalance('2'))
  await pause()
  expect(begun.filter((name) => name === 'setFrozen')).toHaveLength(1)
  expect(begun.filter((name) => name === 'send')).toHaveLength(5)
  expect(begun.filter((name) => name === 'getBalance')).toHaveLength(4)
})
