import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { hasPdfTools, textOfPdf } from '../../../tests/support/pdf-tools.ts'
import { planKeeper } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createPuller, TFS } from '../../../tests/support/puller.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'

const TRUSTEE = 9001
const HISTORY = '/api/plan/proof'

let bank: TestBank
let payer: BillPayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  payer = await createBillPayer(bank)
  await bank.stepUp(payer)
})

const pay = async () => {
  await planKeeper(payer).create({
    first_due_on: '2026-10-16',
    months: 3,
    trustee_id: TRUSTEE,
    case_number: '24-10077',
  })
  return payer.pay('500.00', await payer.addElectronic(`000000${TRUSTEE}`, '24-10077'))
}
const download = async (path: string, token = payer.token, language = 'en') => {
  const reply = await fetch(`${bank.url}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  })
  return { reply, file: Buffer.from(await reply.arrayBuffer()) }
}
const sha256Of = (file: Buffer) => createHash('sha256').update(file).digest('hex')
const verify = async (code: string, sha256: string) =>
  (await payer.post<{ made_at: string | null }>('/api/verify', { code, sha256 })).body
/** The code that is printed on a document. */
const codeOf = (pdf: Buffer): string => /(?:[0-9A-Z]{5}-){4}[0-9A-Z]{6}/.exec(textOfPdf(pdf))?.[0] ?? ''

describe('the history', () => {
  // EVI-01, EVI-05
  test('is a PDF to keep, with the payments from this account', async () => {
    const { reference } = await pay()
    const { reply, file } = await download(HISTORY)
    expect([
      reply.status,
      reply.headers.get('content-type'),
      reply.headers.get('content-disposition'),
    ]).toEqual([200, 'application/pdf', 'attachment; filename="trustee-payment-history.pdf"'])
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    const { file: table } = await download(`${HISTORY}.csv`)
    expect(table.toString()).toContain(reference)
  })

  // EVI-01
  test.each([
    ['from=2026-11-21', 'a first day after the last one'],
    ['to=2026-11-21', 'days to come'],
  ])('is refused for %s: %s', async (query) => {
    await pay()
    const [pdf, csv] = [await payer.get(`${HISTORY}?${query}`), await payer.get(`${HISTORY}.csv?${query}`)]
    expectRefusal(pdf, 422, 'proof.invalid_range')
    expect(csv).toMatchObject({ status: 422, body: { code: 'proof.invalid_range' } })
  })

  // EVI-05
  test('needs a plan', async () => {
    expectRefusal(await payer.get(HISTORY), 422, 'plan.missing')
    expect(await payer.get(`${HISTORY}.csv`)).toMatchObject({ status: 422, body: { code: 'plan.missing' } })
  })

  // EVI-04
  test('is also a table, with the installments of the period', async () => {
    const { reference } = await pay()
    const { reply, file } = await download(`${HISTORY}.csv?from=2026-11-01`)
    expect(reply.headers.get('content-type')).toMatch(/^text\/csv/)
    const lines = file.toString().split('\r\n')
    expect(lines[0]).toMatch(/^Month,Due,Amount due \(typed by the customer\),Source,Paid for it,Reference,/)
    expect(lines[1]).toBe(`2026-11,2026-11-16,500.00,No payment known${','.repeat(13)}`)
    // It was made in this period and counts for October.
    expect(lines[2]).toMatch(new RegExp(`^,,,Bank,,${reference},Electronic payment,500.00,2026-11-20,`))
  })

  // LANGUAGE-01
  test('is English for a customer who reads Spanish, because others read it', async () => {
    await pay()
    const path = `${HISTORY}.csv?from=2026-11-01`
    const [english, spanish] = [await download(path), await download(path, payer.token, 'es')]
    expect(spanish.file.toString()).toBe(english.file.toString())
  })
  // LANGUAGE-13
  test.skipIf(!hasPdfTools)(
    'is an English PDF with Spanish labels for a customer who reads Spanish',
    async () => {
      await pay()
      const [spanish, english] = [await download(HISTORY, payer.token, 'es'), await download(HISTORY)]
      for (const { file } of [spanish, english]) expect(textOfPdf(file)).toContain('Trustee payment history')
      expect(textOfPdf(spanish.file)).toContain('Historial de pagos al fideicomisario')
      expect(textOfPdf(english.file)).not.toContain('fideicomisario')
    },
  )
})

describe('one payment', () => {
  // EVI-04, EVI-05
  test("has a page of its own, and only that of one's own payments", async () => {
    const { id } = await pay()
    const path = `/api/plan/payments/${id}/proof`
    expect((await download(path)).reply.status).toBe(200)
    const other = await bank.createCustomer()
    expect((await other.get(path)).status).toBe(404)
  })

  // EVI-05
  test('has none if it is to another biller', async () => {
    await pay()
    const { id } = await payer.pay('20.00', await payer.addElectronic())
    expect((await payer.get(`/api/plan/payments/${id}/proof`)).status).toBe(404)
  })
})

describe('what a service collected', () => {
  const collect = async () => {
    const other = await openTestBank({ today: '2026-12-01' })
    const ann = await createPuller(other)
    await ann.agree(TFS)
    await goToNoon(other, '2026-12-04')
    await ann.collect('466.00', '2026-12-07')
    await goToNoon(other, '2026-12-16')
    const table = async () => {
      const reply = await fetch(`${other.url}${HISTORY}.csv?from=2026-12-01`, {
        headers: { authorization: `Bearer ${ann.token}` },
      })
      return (await reply.text()).split('\r\n')
    }
    return { other, ann, table }
  }

  // EVI-02, EVI-05, AUTO-09
  test('is a payment from this account, with a page of its own', async () => {
    const { other, ann, table } = await collect()
    try {
      expect((await table())[1]).toMatch(
        /^2026-12,2026-12-15,465\.00,Bank,465\.00,,TFS,465\.00,2026-12-07,,,/,
      )
      const [payment] = (await ann.get<{ payments: { id: number }[] }>('/api/plan/payments')).body.payments
      const path = `/api/plan/payments/${payment?.id}/proof`
      const reply = await fetch(`${other.url}${path}`, { headers: { authorization: `Bearer ${ann.token}` } })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const stranger = await other.createCustomer()
      expect((await stranger.get(path)).status).toBe(404)
    } finally {
      await other.close()
    }
  })

  // EVI-02, AUTO-09
  test.skipIf(!hasPdfTools)(
    'has its own debit as its line, and counts as nothing once it was given back',
    async () => {
      const { other, ann, table } = await collect()
      try {
        await ann.giveBack('466.00')
        await other.settle()
        await goToNoon(other, '2026-12-17')
        const lines = await table()
        expect(lines[1]).toBe(`2026-12,2026-12-15,465.00,No payment known${','.repeat(13)}`)
        expect(lines[2]).toMatch(/^,,,Bank,,,TFS,465\.00,2026-12-07,,2026-12-16,/)
        const reply = await fetch(`${other.url}${HISTORY}?from=2026-12-01`, {
          headers: { authorization: `Bearer ${ann.token}` },
        })
        const pdf = Buffer.from(await reply.arrayBuffer())
        expect(textOfPdf(pdf).match(/466\.00/g)).toHaveLength(2)
      } finally {
        await other.close()
      }
    },
  )
})

describe.skipIf(!hasPdfTools)('checking a document', () => {
  // EVI-03
  test('says when it was made, for its code and its file only', async () => {
    await pay()
    const before = bank.clock.now()
    const { file } = await download(HISTORY)
    const after = bank.clock.now()
    const code = codeOf(file)
    expect(code).not.toBe('')
    const { made_at } = await verify(code.toLowerCase().replaceAll('-', ' '), sha256Of(file))
    const madeAt = new Date(made_at ?? 0)
    expect(madeAt >= before && madeAt <= after).toBe(true)
    const changed = Buffer.from(file)
    changed.writeUInt8(changed.readUInt8(900) ^ 1, 900)
    const answers = [
      await verify(code, sha256Of(changed)),
      await verify('7'.repeat(26), sha256Of(file)),
      await verify('no code', sha256Of(file)),
      await verify('', sha256Of(changed)),
    ]
    expect(answers).toEqual(answers.map(() => ({ made_at: null })))
  })

  // EVI-03
  test('takes the code of the document itself, not that of another one', async () => {
    const { id } = await pay()
    const [history, payment] = [
      (await download(HISTORY)).file,
      (await download(`/api/plan/payments/${id}/proof`)).file,
    ]
    expect(codeOf(history)).not.toBe(codeOf(payment))
    expect(await verify(codeOf(payment), sha256Of(history))).toEqual({ made_at: null })
    expect(await verify(codeOf(payment), sha256Of(payment))).not.toEqual({ made_at: null })
  })

  // EVI-03
  test('keeps no code and no file', async () => {
    await pay()
    const { file } = await download(HISTORY)
    const { rows } = await bank.database.query<Record<string, unknown>>(
      'select * from bank.proof_documents where customer_id = $1',
      [payer.id],
    )
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['code_hash', 'customer_id', 'made_at', 'sha256'])
    expect(JSON.stringify(rows)).not.toContain(codeOf(file).replaceAll('-', ''))
  })

  // EVI-01
  test('prints the last four digits of numbers only', async () => {
    await pay()
    expect((await planKeeper(payer).change({ trustee_account: '998877665544' })).status).toBe(200)
    const text = textOfPdf((await download(HISTORY)).file)
    expect(text).toContain('Ending in 5544')
    expect(text).not.toContain('998877665544')
    expect(text).not.toContain(payer.prn)
    expect(text).toContain('24-10077')
  })
})

// EVI-03
test('tries are limited like those to sign in', async () => {
  const limited = await openTestBank({ env: { LIMIT_SIGN_IN_PER_MINUTE: '3' } })
  try {
    const statuses: number[] = []
    for (let count = 0; count < 4; count++) {
      const reply = await fetch(`${limited.url}/api/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: 'x', sha256: 'ab'.repeat(32) }),
      })
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  } finally {
    await limited.close()
  }
})
