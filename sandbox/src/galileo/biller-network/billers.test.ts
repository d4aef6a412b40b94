import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestBank } from '../../testing/bank.ts'
import { openPayer, PAPER_BILLER, SALTGRASS } from '../../testing/bills.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'

let sandbox: TestSandbox
let bank: Awaited<ReturnType<typeof openTestBank>>
beforeAll(async () => {
  bank = await openTestBank()
  sandbox = await openTestSandbox({ bankUrl: bank.url, slowBillerMs: 300 })
})
afterAll(async () => {
  await sandbox.close()
  await bank.close()
})

interface Listed {
  rpps_biller_id: string
  biller_name: string
}

describe('directory search', () => {
  const search = async (parameters: Record<string, string>) => {
    const answer = await (await openPayer(sandbox)).call('searchBillerDirectory', parameters)
    const billers = (answer.response_data['billers'] ?? []) as Listed[]
    return { code: answer.status_code, billers, ids: billers.map(({ rpps_biller_id }) => rpps_biller_id) }
  }

  it('returns a biller with its name, address and account number masks', async () => {
    const { billers } = await search({ billerName: 'saltgrass', billerState: 'CA' })
    expect(billers).toEqual([
      {
        rpps_biller_id: '0000001005',
        biller_name: 'Saltgrass Power and Light',
        biller_address1: 'PO Box 1005',
        biller_address2: '',
        biller_city: 'Sacramento',
        biller_state: 'CA',
        biller_postal_code: '95814',
        biller_phone: '9165550105',
        biller_class: 'UTILITY',
        biller_account_no_patterns: ['##########', '##-########'],
      },
    ])
  })

  it('answers 421-01 when no biller matches', async () => {
    expect((await search({ billerName: 'nobody at all' })).code).toBe('421-01')
    expect((await search({ billerName: 'saltgrass', billerState: 'NY' })).code).toBe('421-01')
    expect((await search({ rppsBillerId: '0000000000' })).code).toBe('421-01')
    expect((await search({})).code).toBe(1)
    expect((await search({ billerName: 'saltgrass', billerState: 'XX' })).code).toBe(2)
  })

  it('finds trustees, except those who take only checks', async () => {
    const { ids, billers } = await search({ billerName: 'Chapter 13 Trustee', billerState: 'CA' })
    expect(ids).toEqual(['0000009001', '0000009002'])
    expect(billers[0]).toMatchObject({ biller_class: 'TRUSTEE' })
    expect((await search({ rppsBillerId: '0000009003' })).code).toBe('421-01')
  })

  it('finds one biller by its number', async () => {
    expect((await search({ rppsBillerId: '0000009001' })).ids).toEqual(['0000009001'])
  })

  it('answers late when the search finds the slow biller', async () => {
    const timed = async (billerName: string) => {
      const before = performance.now()
      await search({ billerName })
      return performance.now() - before
    }
    expect(await timed('Tortoise')).toBeGreaterThan(295)
  })
})

describe('electronic billers', () => {
  it('adds an electronic biller once per account number and lists its directory address', async () => {
    const payer = await openPayer(sandbox)
    const id = await payer.addElectronic()
    expect((await payer.call('addRppsBiller', SALTGRASS)).status_code).toBe('485-02')
    await payer.addElectronic({ billerAccountNo: '98-76543210' })
    const { response_data } = await payer.call('getBillers')
    expect(response_data).toMatchObject({
      found: 2,
      billers: [
        {
          biller_id: id,
          name: 'Saltgrass Power and Light',
          account_number: '1234567890',
          type: 'E',
          address_1: 'PO Box 1005',
          state_province: 'CA',
        },
        { account_number: '98-76543210' },
      ],
    })
  })

  it.each([
    ['an account number that fits no mask', { billerAccountNo: '123' }, '485-03'],
    ['no account number', { billerAccountNo: ' ' }, 2],
    ['an account number that is too long', { billerAccountNo: '1'.repeat(33) }, 2],
    ['an unknown biller number', { rppsBillerId: '0000000000' }, '485-01'],
    ['a biller number without leading zeros', { rppsBillerId: '1005' }, 2],
    ['the number of an inactive biller', { rppsBillerId: '0000002011' }, '485-01'],
    [
      'the number of a trustee who takes only checks',
      { rppsBillerId: '0000009003', billerAccountNo: '24-10077' },
      '485-01',
    ],
    ['a wrong check digit', { rppsBillerId: '0000001044', billerAccountNo: '123456789016' }, '485-03'],
  ])('refuses an electronic biller with %s', async (_what, change, code) => {
    const payer = await openPayer(sandbox)
    expect((await payer.call('addRppsBiller', { ...SALTGRASS, ...change })).status_code).toBe(code)
    expect((await payer.call('getBillers')).response_data['found']).toBe(0)
  })

  it('accepts a number with a valid check digit, and any number for a biller without a mask', async () => {
    const payer = await openPayer(sandbox)
    await payer.addElectronic({ rppsBillerId: '0000001044', billerAccountNo: '123456789015' })
    await payer.addElectronic({ rppsBillerId: '0000001033', billerAccountNo: 'whatever' })
    expect((await payer.call('getBillers')).response_data['found']).toBe(2)
  })
})

describe('paper billers', () => {
  it('adds a paper biller once, with or without an address, and lists it as entered', async () => {
    const payer = await openPayer(sandbox)
    const id = await payer.addPaper()
    expect((await payer.call('addPaperBiller', PAPER_BILLER)).status_code).toBe('487-01')
    await payer.addPaper({ name: 'Nowhere', address1: '' })
    expect((await payer.call('getBillers')).response_data).toMatchObject({
      billers: [
        { biller_id: id, name: 'Corner Landlord', type: 'P', address_1: '12 Elm Street', city: 'Sacramento' },
        { name: 'Nowhere', type: 'P', address_1: '' },
      ],
    })
  })

  it.each([
    ['name', ''],
    ['city', ''],
    ['state', 'ZZ'],
    ['postalCode', '958'],
    ['phone', '123'],
  ])('refuses a paper biller with an invalid %s', async (field, value) => {
    const payer = await openPayer(sandbox)
    expect((await payer.call('addPaperBiller', { ...PAPER_BILLER, [field]: value })).status_code).toBe(2)
  })
})

it('removes a biller, which can then be added again', async () => {
  const payer = await openPayer(sandbox)
  const billerId = await payer.addElectronic()
  const remove = async (id: string) => (await payer.call('removeBiller', { billerId: id })).status_code
  expect([await remove(billerId), await remove(billerId), await remove('999999')]).toEqual([
    0,
    '434-02',
    '434-01',
  ])
  expect((await payer.create(billerId, '5.00')).status_code).toBe('433-01')
  expect(await payer.addElectronic()).not.toBe(billerId)
})

it("refuses to remove or pay another customer's biller", async () => {
  const [one, two] = [await openPayer(sandbox), await openPayer(sandbox)]
  const billerId = await one.addElectronic()
  await two.addElectronic()
  expect((await two.call('removeBiller', { billerId })).status_code).toBe('434-01')
  expect((await two.create(billerId, '5.00')).status_code).toBe('433-01')
})

it('refuses to add a biller to a closed account', async () => {
  const payer = await openPayer(sandbox)
  await payer.call('modifyStatus', { type: '2' })
  expect((await payer.call('addRppsBiller', SALTGRASS)).status_code).toBe('485-05')
  expect((await payer.call('addPaperBiller', PAPER_BILLER)).status_code).toBe('487-05')
})
