/** searchBillerDirectory, addRppsBiller, addPaperBiller, getBillers, removeBiller. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import * as z from 'zod'
import { accountNo, type Call, onlyAccount, readCall, writeCall } from '../call.ts'
import { CallRefused, missing } from '../envelope.ts'
import type { Account } from '../../ledger/tables.ts'
import { US_STATES } from '../../us-states.ts'
import { type DirectoryBiller, findInDirectory, searchDirectory } from './directory.ts'
import { fitsMasks, hasCheckDigit } from './masks.rules.ts'
import { type CustomerBiller, customerBillers, type MailAddress } from './tables.ts'

const MAX_ANSWER = 25
const optional = (length: number) => z.string().trim().max(length).default('')
const billerAccountNo = z.string().trim().min(1).max(32)
const optionalState = z.enum(['', ...US_STATES]).default('')

const search = z.object({
  billerName: optional(128),
  billerState: optionalState,
  billerAccountNo: optional(60),
  rppsBillerId: optional(10),
})

export const searchBillerDirectory: Call<z.output<typeof search>> = {
  name: 'searchBillerDirectory',
  parameters: search,
  writes: false,
  run: async (_db, given, { config }) => {
    const found = wantedOf(given).filter(({ rules }) => !rules.checksOnly)
    if (found.some(({ rules }) => rules.slow)) await pause(config.slowBillerMs)
    if (found.length === 0) throw new CallRefused('421-01', 'No billers found matching the search criteria')
    return { billers: found.slice(0, MAX_ANSWER).map(inDirectory) }
  },
}

const wantedOf = (given: z.output<typeof search>): DirectoryBiller[] => {
  if (given.rppsBillerId) {
    const one = findInDirectory(given.rppsBillerId)
    return one ? [one] : []
  }
  if (!given.billerName) throw missing('billerName')
  return searchDirectory({
    name: given.billerName,
    state: given.billerState || undefined,
    accountNo: given.billerAccountNo || undefined,
  })
}

const newElectronic = z.object({ accountNo, rppsBillerId: z.string().regex(/^\d{10}$/), billerAccountNo })

export const addRppsBiller = writeCall(
  'addRppsBiller',
  newElectronic,
  async (tx, account, given, { clock }) => {
    assertActive(account, '485-05')
    const biller = findInDirectory(given.rppsBillerId)
    if (!biller || !isPayable(biller)) throw new CallRefused('485-01', 'Invalid RPPS Biller ID')
    if (
      !fitsMasks(given.billerAccountNo, biller.masks) ||
      (biller.rules.checkDigit && !hasCheckDigit(given.billerAccountNo))
    )
      throw new CallRefused('485-03', 'Submitted account number does not match the associated biller mask')
    const row = {
      accountId: account.id,
      rppsBillerId: biller.id,
      name: biller.name,
      accountNo: given.billerAccountNo,
      addedAt: clock.now(),
    }
    return add(tx, row, '485-02')
  },
)

const newPaper = z.object({
  accountNo,
  name: z.string().trim().min(1).max(60),
  billerAccountNo,
  address1: optional(80),
  address2: optional(60),
  city: z.string().trim().min(1).max(60),
  state: z.enum(US_STATES),
  postalCode: z.string().regex(/^\d{5}(-\d{4})?$/),
  phone: z
    .string()
    .regex(/^(\d{10})?$/)
    .default(''),
})

export const addPaperBiller = writeCall('addPaperBiller', newPaper, async (tx, account, given, { clock }) => {
  assertActive(account, '487-05')
  const { accountNo: _prn, name, billerAccountNo: number, ...address } = given
  const row = { accountId: account.id, name, accountNo: number, address, addedAt: clock.now() }
  return add(tx, row, '487-01')
})

export const getBillers = readCall('getBillers', onlyAccount, async (db, account) => {
  const rows = await db
    .select()
    .from(customerBillers)
    .where(and(eq(customerBillers.accountId, account.id), isNull(customerBillers.removedAt)))
    .orderBy(asc(customerBillers.id))
  return { found: rows.length, billers: rows.map(ofCustomer) }
})

const one = z.object({ accountNo, billerId: z.coerce.number().int().min(1) })

export const removeBiller = writeCall('removeBiller', one, async (tx, account, given, { clock }) => {
  const found = await findBiller(tx, account, given.billerId)
  if (!found) throw new CallRefused('434-01', 'Unknown biller')
  if (found.removedAt) throw new CallRefused('434-02', 'Biller has already been removed')
  await tx.update(customerBillers).set({ removedAt: clock.now() }).where(eq(customerBillers.id, found.id))
  return {}
})

/** Finds one of the customer's billers, even if it was removed. */
export const findBiller = async (db: Db, account: Account, id: number) => {
  const [found] = await db
    .select()
    .from(customerBillers)
    .where(and(eq(customerBillers.accountId, account.id), eq(customerBillers.id, id)))
  return found
}

/** Whether the biller accepts electronic payments. */
export const isPayable = ({ rules }: DirectoryBiller): boolean => !rules.inactive && !rules.checksOnly

export const assertActive = ({ status }: Account, code: string): void => {
  if (status !== 'N') throw new CallRefused(code, 'Account is not active')
}

const add = async (tx: Db, row: typeof customerBillers.$inferInsert, hasItCode: string) => {
  const [added] = await tx.insert(customerBillers).values(row).onConflictDoNothing().returning()
  if (!added) throw new CallRefused(hasItCode, 'Customer already has this biller')
  return { biller_id: String(added.id), name: added.name }
}

const inDirectory = (biller: DirectoryBiller) => ({
  rpps_biller_id: biller.id,
  biller_name: biller.name,
  biller_address1: biller.address1,
  biller_address2: '',
  biller_city: biller.city,
  biller_state: biller.state,
  biller_postal_code: biller.postalCode,
  biller_phone: biller.phone,
  biller_class: biller.kind,
  biller_account_no_patterns: biller.masks,
})

const ofCustomer = (row: CustomerBiller) => {
  const at = addressOf(row)
  return {
    biller_id: String(row.id),
    name: row.name,
    nickname: row.name,
    account_number: row.accountNo,
    type: row.rppsBillerId === null ? 'P' : 'E',
    address_1: at.address1 ?? '',
    address_2: at.address2 ?? '',
    city: at.city ?? '',
    state_province: at.state ?? '',
    postal_code: at.postalCode ?? '',
    phone: at.phone ?? '',
  }
}

const addressOf = (row: CustomerBiller): Partial<MailAddress> =>
  (row.rppsBillerId === null ? undefined : findInDirectory(row.rppsBillerId)) ?? row.address
