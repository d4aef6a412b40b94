/** Shares that are sent together end one by one: what happens to one of them changes nothing for the others. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hurry } from '../../../tests/support/hurry.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { createSharer, payTogether, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { NOT_COVERED } from '../../partners/biller-network/port.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import type { Partners } from '../../partners/partners.ts'

type Transfer = ReturnType<Partners['processor']['createAccountTransfer']>

const DONE = ['in 233.00 done']
const WANTED = ['in 233.00 wanted']

let bank: TestBank
let ann: Saver
let ben: Saver
let cem: Saver
/** What becomes of the transfers from these accounts. */
const handled = new Map<string, (call: () => Transfer) => Transfer>()
let sent: string[] = []

const withHandled = ({ processor, ...others }: Partners): Partners => ({
  ...others,
  processor: {
    ...processor,
    createAccountTransfer: (request) => {
      sent.push(request.reference)
      const call = () => processor.createAccountTransfer(request)
      return handled.get(request.fromPrn)?.(call) ?? call()
    },
  },
})

beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-12-01',
    env: { DUE_ROWS_AT_ONCE: '2' },
    mortality: { ...createMortality(), ofPartners: withHandled },
  })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await createSharer(bank)
  ben = await createSharer(bank)
  cem = await createSharer(bank)
  await bank.settle()
  handled.clear()
  sent = []
})

const savers = () => [ann, ben, cem]
const pay = () => payTogether(bank, savers())
const moves = () => Promise.all(savers().map((saver) => saver.moves()))
/** The processor and the database work again. */
const isBack = async () => {
  handled.clear()
  for (let again = 0; again < 2; again++) {
    await hurry(bank)
    await bank.dueWork.find(({ name }) => name === 'setaside.shares')?.runDue(bank.today())
  }
}
const expectMovedOnce = async () => {
  expect(await moves()).toEqual([DONE, DONE, DONE])
  for (const saver of savers())
    expect([await saver.balance(), await saver.setAsideBalance()]).toEqual(['767.00', '233.00'])
}

describe('a call without a reply', () => {
  /** Pays everyone, until only the reply to the first call for Ann is missing. Returns what happens then. */
  const payWithoutReply = async () => {
    const reply = Promise.withResolvers<void>()
    handled.set(ann.prn, async (call) => {
      handled.delete(ann.prn)
      const transfer = await call()
      await reply.promise
      return transfer
    })
    const paid = pay()
    await expect.poll(moves, { timeout: 10_000 }).toEqual([WANTED, DONE, DONE])
    return () => {
      reply.resolve()
      return paid
    }
  }

  // SETA-05, SETA-23
  test('keeps no other share from being ended', async () => {
    const goOn = await payWithoutReply()
    await goOn()
    await expectMovedOnce()
    expect(sent).toHaveLength(3)
  })

  // SETA-05
  test('ends nothing again if a move by hand ended the share meanwhile', async () => {
    const goOn = await payWithoutReply()
    expect((await ann.putIn('10.00')).status).toBe(201)
    await goOn()
    expect(await ann.moves()).toEqual(['in 10.00 done', ...DONE])
    const { rows } = await bank.database.query(
      "select subject from bank.audit_entries where customer_id = $1 and action = 'set_aside_move.done'",
      [ann.id],
    )
    expect(rows).toHaveLength(2)
    expect(await ann.setAsideBalance()).toBe('243.00')
  })
})

describe('a call that fails', () => {
  // SETA-05, SETA-23
  test.each(['before', 'after'])('%s the work is repeated alone, with its reference', async (when) => {
    handled.set(ann.prn, async (call) => {
      if (when === 'after') await call()
      throw new PartnerError('galileo', 'timeout', { call: 'createAccountTransfer' })
    })
    await pay()
    expect(await moves()).toEqual([WANTED, DONE, DONE])
    await isBack()
    await expectMovedOnce()
    expect(new Set(sent).size).toBe(3)
  })

  // SETA-11, SETA-20, SETA-23
  test('because the processor refuses the move ends that move only, and is told once', async () => {
    const refusal = { call: 'createAccountTransfer', code: NOT_COVERED }
    handled.set(ann.prn, () => Promise.reject(new PartnerError('galileo', 'refused', refusal)))
    await pay()
    expect(await moves()).toEqual([['in 233.00 refused'], DONE, DONE])
    await isBack()
    expect(sent).toHaveLength(3)
    const { rows } = await bank.database.query<{ cents: number }>(
      'select short_cents::int as cents from bank.set_aside_shares where customer_id in ($1, $2, $3) order by customer_id',
      savers().map(({ id }) => id),
    )
    expect(rows.map(({ cents }) => cents)).toEqual([233_00, 0, 0])
    const told = (await ann.notices()).filter((title) => title.startsWith("We couldn't move $233.00"))
    expect(told).toHaveLength(1)
  })
})

/** Both are answered before either of them continues, so they end in one group. */
const answeredTogether = (...both: readonly Saver[]) => {
  const answered = Promise.withResolvers<void>()
  let left = both.length
  for (const { prn } of both)
    handled.set(prn, async (call) => {
      const transfer = await call()
      if (--left === 0) answered.resolve()
      await answered.promise
      return transfer
    })
}

// SETA-05, SETA-23
test('a move whose end cannot be recorded keeps no other from being ended, and is repeated', async () => {
  await bank.database.run(
    `create function bank.break_end() returns trigger language plpgsql as $$
     begin
       if new.customer_id = ${ann.id} then raise exception 'this end cannot be recorded'; end if;
       return new;
     end $$;
     create trigger break_end before update of state on bank.set_aside_moves
       for each row execute function bank.break_end()`,
  )
  answeredTogether(ann, ben)
  await pay()
  expect(await moves()).toEqual([WANTED, DONE, DONE])
  await bank.database.run('drop trigger break_end on bank.set_aside_moves; drop function bank.break_end')
  await isBack()
  await expectMovedOnce()
  expect(new Set(sent).size).toBe(3)
})

// SETA-05
test('a share that was refused after it was listed is not sent', async () => {
  const isRefused = Promise.withResolvers<void>()
  for (const { prn } of [ann, ben])
    handled.set(prn, async (call) => {
      await isRefused.promise
      return call()
    })
  const paid = pay()
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(2)
  await bank.database.query(
    `update bank.set_aside_moves set state = 'refused', refusal = 'OTHER', ended_at = clock_timestamp()
     where customer_id = $1`,
    [cem.id],
  )
  isRefused.resolve()
  await paid
  expect(await moves()).toEqual([DONE, DONE, ['in 233.00 refused']])
  expect(sent).toHaveLength(2)
})
