/** Why a bank wasn't linked, stored while the page that says so loads (FUNDING-39 to FUNDING-41). */
import { CallError } from '../../../lib/call-error.ts'
import { readTabStored, storeInTab } from '../../../lib/storage.ts'

const FAILURES = ['name_mismatch', 'linked_already', 'failed'] as const
export type LinkFailure = (typeof FAILURES)[number]

export const failureOf = (error: unknown): LinkFailure => {
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'ach_account.name_mismatch') return 'name_mismatch'
  return code === 'ach_account.linked_already' ? 'linked_already' : 'failed'
}

export const keepLinkFailure = (failure: LinkFailure): void => storeInTab('ys.link-failure', failure)
export const readLinkFailure = (): LinkFailure | undefined => {
  const text = readTabStored('ys.link-failure')
  return FAILURES.find((known) => known === text)
}
export const forgetLinkFailure = (): void => storeInTab('ys.link-failure', undefined)
