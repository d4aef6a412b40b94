/** What tests read from and send to trustees' offices. */
import type { TestSandbox } from './sandbox.ts'

export interface OfficeLedger {
  case_number: string
  office: { id: string; name: string } | null
  is_closed: boolean
  total_posted: string
  receipts: { posted_on: string; amount: string; receipt_number: string; [field: string]: unknown }[]
  waiting: { amount: string; posts_on: string | null; [field: string]: unknown }[]
}

export const FAIRWICK = '0000009001'

export const readOfficeLedger = (sandbox: TestSandbox, caseText: string, office?: string) =>
  sandbox.look<OfficeLedger>(
    `/_sim/trustee_office/${encodeURIComponent(caseText)}${office === undefined ? '' : `?office=${office}`}`,
  )

/** What is posted, as "day amount" lines. */
export const postedLines = async (sandbox: TestSandbox, caseText: string, office?: string) =>
  (await readOfficeLedger(sandbox, caseText, office)).receipts.map(
    ({ posted_on, amount }) => `${posted_on} ${amount}`,
  )
