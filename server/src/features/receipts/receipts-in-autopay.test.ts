/** What was posted counts for what autopay sends, and for shares of pay. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { createSharer } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())

// REC-10
test('what was posted ahead lowers what autopay sends next', async () => {
  await goToNoon(bank, '2026-12-01')
  const ann = await createAutopayer(bank)
  await ann.agree()
  expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-09 planned')
  // Its first look is over, and the next one is days ahead.
  await goToNoon(bank, '2026-12-02')
  const receipt = { posted_on: '2026-12-02', amount: '40.00' }
  expect((await ann.post('/api/receipts', { receipt })).status).toBe(201)
  await goToNoon(bank, '2026-12-03')
  expect((await ann.planned())[0]).toBe('2026-12-15 425.00 sent 0.00 on 2026-12-09 planned')
})

// REC-10
test('what was posted lowers the next share, which is decided with those of many customers', async () => {
  await goToNoon(bank, '2026-12-01')
  const ann = await createSharer(bank)
  const next = async () => (await ann.read()).next_move?.amount
  expect(await next()).toBe('233.00')
  const receipt = { posted_on: '2026-12-01', amount: '65.00' }
  expect((await ann.post('/api/receipts', { receipt })).status).toBe(201)
  expect(await next()).toBe('200.50')
})

// AUTO-10
test('what autopay sent is posted once the receipts have all of it', async () => {
  await goToNoon(bank, '2026-12-01')
  const ann = await createAutopayer(bank)
  await ann.putIn('466.00')
  await ann.agree()
  await goToNoon(bank, '2026-12-09')
  await ann.advance('cleared')
  expect(await ann.state()).toBe('delivered')
  const receipt = { posted_on: '2026-12-11', amount: '465.00' }
  await goToNoon(bank, '2026-12-11')
  expect((await ann.post('/api/receipts', { receipt })).status).toBe(201)
  expect(await ann.state()).toBe('posted')
})
