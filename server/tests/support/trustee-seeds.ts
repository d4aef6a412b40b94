/** Trustees of the directory, and valid requests about them. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { sandboxTrustees } from '../../../scripts/dev/sandbox-trustees.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface World {
  bank: TestBank
  customer: TestCustomer
  bystander: TestCustomer
  mark: string
}

/** An office as an imported file has it. It takes checks, unless the test says otherwise. */
export const officeOfFile = (bank: Pick<TestBank, 'today'>, change: Record<string, unknown> = {}) => {
  const checked = { checked_on: bank.today(), source: 'a call' }
  return {
    id: 71,
    name: 'Martha Quillfeather',
    office: 'Chapter 13 Trustee, Boise',
    districts: ['idb'],
    address: { address_1: 'PO Box 71', city: 'Boise', state: 'ID', zip: '83701' },
    payee_name: 'M. Quillfeather, Trustee',
    ...checked,
    methods: [{ kind: 'bill_pay_check', accepted: 'yes', ...checked }],
    ...change,
  }
}

export interface ImportReply {
  offices: number
  added: number
  changed: number
  retired: number
  code?: string
  details?: string[]
}

export const importFile = (bank: TestBank, name: string, content: string) =>
  bank.operator<ImportReply>('POST', '/trustees/import', { file: { name, content } })

/** Replaces the directory by these offices. */
export const importOffices = async (bank: TestBank, offices: readonly object[]) => {
  const imported = await importFile(bank, 'trustees.json', JSON.stringify(offices, null, 1))
  if (imported.status !== 200) throw new Error(`the import failed: ${JSON.stringify(imported.body)}`)
  return imported.body
}

/** Imports the offices of the sandbox's biller directory, as a sandbox run does. */
export const importSandboxTrustees = async (bank: TestBank) => {
  const { name, content } = sandboxTrustees(day(bank.today()))
  const imported = await importFile(bank, name, content)
  if (imported.status !== 200) throw new Error(`the import failed: ${JSON.stringify(imported.body)}`)
  return imported.body
}

/** Imports the same, except that one office sends bill-pay checks back. */
export const importWithoutChecks = (bank: TestBank, officeId: number) => {
  const offices = JSON.parse(sandboxTrustees(day(bank.today())).content) as {
    id: number
    methods: { kind: string }[]
  }[]
  const refused = { kind: 'bill_pay_check', accepted: 'no', checked_on: bank.today(), source: 'a call' }
  return importOffices(
    bank,
    offices.map((office) =>
      office.id === officeId
        ? {
            ...office,
            methods: office.methods.map((method) => (method.kind === refused.kind ? refused : method)),
          }
        : office,
    ),
  )
}

let inserted = 0

/** Inserts an office beside the imported ones, which it leaves alone. */
const insertTrustee = async ({ bank }: Pick<World, 'bank'>): Promise<number> => {
  const id = 500_000 + ++inserted
  await bank.database.query(
    `insert into bank.trustees (id, name, office, districts, address_1, city, state, zip, payee_name, checked_on, source)
     values ($1, 'Martha Quillfeather', 'Boise', '{idb}', 'PO Box 71', 'Boise', 'ID', '83701', 'Trustee', $2, 'a test')`,
    [id, bank.today()],
  )
  return id
}

export const TRUSTEE_RECORDS: Readonly<Record<string, (world: World) => Promise<number>>> = {
  trustee: insertTrustee,
}

interface Parts {
  params?: Record<string, string>
  body?: unknown
}

export const TRUSTEE_SEEDS: Readonly<Record<string, (world: World) => Promise<Parts>>> = {
  'GET /api/trustees/{id}': async (world) => ({ params: { id: String(await insertTrustee(world)) } }),
  'POST /api/trustees/{id}/report': async (world) => ({
    params: { id: String(await insertTrustee(world)) },
    body: { report: { text: world.mark } },
  }),
  'POST /operator/trustees/import': async ({ bank }) => ({
    body: { file: { name: 'trustees.json', content: JSON.stringify([officeOfFile(bank)]) } },
  }),
  'POST /operator/trustee_reports/settlement': async (world) => {
    const { rows } = await world.bank.database.query<{ id: number }>(
      `insert into bank.trustee_reports (customer_id, trustee_id, report, reported_at)
       values ($1, $2, 'The box is closed.', now()) returning id`,
      [world.bystander.id, await insertTrustee(world)],
    )
    return { body: { id: rows[0]?.id } }
  },
}
