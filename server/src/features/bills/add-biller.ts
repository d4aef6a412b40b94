/** Adds a biller: checks it against the directory, records it, then registers it with the processor. */
import { fitsMasks } from '@yoursuccess/contract/bills/biller-accounts'
import { type AddedBiller, MAX_BILLERS } from '@yoursuccess/contract/bills/billers'
import { audit } from '../../security/audit/audit.ts'
import { ACCOUNT_NUMBER_REFUSED, type PaperBiller } from '../../partners/biller-network/port.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import type { Once } from '../../idempotency/idempotency.ts'
import { notFound, type Refusal } from '../../http/refusal.ts'
import {
  type BillerRow,
  countBillers,
  findAnyBiller,
  insertBiller,
  lockBills,
  updateBiller,
} from './billers.queries.ts'
import { type BillsDeps, refuse } from './bills.deps.ts'
import { isFinal, REGISTER_BILLER, registerBiller } from './register-biller.ts'
import { kindOf } from './payments-to-offices.ts'
import type { BillerJob } from './remove-biller.ts'
import { viewBiller } from './bills.views.ts'

/** Throws the refusals of adding a biller, and PartnerError if the directory does not answer. */
export const addDirectoryBiller = async (
  deps: BillsDeps,
  customerId: number,
  form: { directoryRef: string; accountNumber: string; category: string },
  once: Once,
): Promise<AddedBiller> => {
  const found = await deps.billers.findInDirectory(form.directoryRef)
  if (!found) throw refuse('biller.not_payable')
  if (!fitsMasks(form.accountNumber, found.accountMasks)) throw wrongFormat(found.accountMasks)
  const { name, address1, address2, city, state, postalCode, phone, isTrustee } = found
  const details = { name, address1, address2, city, state, postalCode, phone, isTrustee }
  const row = await record(deps, { ...form, customerId, ...details }, once)
  return registerNow(deps, row, found.accountMasks)
}

/** Throws the refusals of adding a biller. */
export const addPaperBiller = async (
  deps: BillsDeps,
  customerId: number,
  form: PaperBiller & { isTrustee: boolean },
  once: Once,
): Promise<AddedBiller> => registerNow(deps, await record(deps, { ...form, customerId }, once), [])

const wrongFormat = (masks: readonly string[]): Refusal =>
  refuse('biller.account_number_format', { details: [...masks] })

const record = async (
  { database, clock, queue, trustees, linkToPlan }: BillsDeps,
  biller: Omit<Parameters<typeof insertBiller>[1], 'createdAt'>,
  once: Once,
): Promise<BillerRow> => {
  const { customerId } = biller
  const id = await once(async (tx) => {
    await lockBills(tx, customerId)
    if ((await countBillers(tx, customerId)) >= MAX_BILLERS) throw refuse('biller.too_many')
    const row = await insertBiller(tx, { ...biller, createdAt: clock.now() })
    if (!row) throw refuse('biller.added_already')
    await trustees.checkPayment(tx, customerId, { payee: row, kind: kindOf(row) })
    await linkToPlan(tx, customerId, row)
    await queue.send<BillerJob>(tx, REGISTER_BILLER, { customerId, id: row.id })
    await audit(tx, clock.realNow(), 'customer', 'biller.added', { customerId, subject: `biller:${row.id}` })
    return row.id
  })
  const row = await findAnyBiller(database.db, customerId, id)
  if (!row) throw notFound()
  return row
}

/** The customer gets a refusal by the processor right away. If it does not answer, the job retries. */
const registerNow = async (
  deps: BillsDeps,
  row: BillerRow,
  masks: readonly string[],
): Promise<AddedBiller> => {
  try {
    await registerBiller(deps, row)
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error
    if (isFinal(error)) {
      await updateBiller(deps.database.db, row.customerId, row.id, { removedAt: deps.clock.now() })
      throw error.code === ACCOUNT_NUMBER_REFUSED ? wrongFormat(masks) : refuse('biller.not_payable')
    }
  }
  const { trustees, database } = deps
  // Read again: a repeated request adds nothing, and its reply has the warnings of today.
  const warnings = await trustees.findWarnings(database.db, row.customerId, { payee: row, kind: kindOf(row) })
  return { biller: viewBiller(row), ...(warnings.length > 0 && { trustee_warnings: warnings }) }
}
