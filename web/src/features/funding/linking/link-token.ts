/** The link token of this tab. It must survive the visit to a bank's own sign-in page (FUNDING-28). */
import * as z from 'zod'
import { readTabStored, storeInTab } from '../../../lib/storage.ts'

/** A token is for a new account, or for verifying or relinking the account with this id. */
const stored = z.object({ token: z.string().min(1), achAccountId: z.string().optional() })
export type StoredLinkToken = z.infer<typeof stored>

export const readLinkToken = (): StoredLinkToken | undefined => {
  const text = readTabStored('ys.link-token')
  if (text === undefined) return undefined
  try {
    return stored.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export const storeLinkToken = (token: StoredLinkToken): void =>
  storeInTab('ys.link-token', JSON.stringify(token))
export const forgetLinkToken = (): void => storeInTab('ys.link-token', undefined)
