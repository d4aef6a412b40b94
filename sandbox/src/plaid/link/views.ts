/** The views of the Link window. */
import type { Institution, LinkErrorCode, NewLinkAccount } from '../banks.rules.ts'
import type { LinkAccount } from '../tables.ts'

export interface LinkedAccount {
  id: string
  name: string
  mask: string
  type: 'depository'
  subtype: string
  verification_status: string | null
}

export type Outcome =
  | {
      type: 'success'
      public_token: string
      institution: { name: string; institution_id: string } | null
      accounts: LinkedAccount[]
    }
  | { type: 'exit'; error: LinkErrorCode | null; status: string }

export type View =
  | { view: 'institutions' }
  | { view: 'credentials'; institution: Institution; error?: LinkErrorCode }
  | { view: 'mfa'; institution: Institution; error?: LinkErrorCode }
  | {
      view: 'numbers'
      institution: Institution | undefined
      values: Record<string, string>
      errors: Record<string, string>
    }
  | { view: 'accounts'; institution: Institution; accounts: readonly NewLinkAccount[]; error?: string }
  | { view: 'oauth'; institution: Institution; href: string }
  | { view: 'code'; account: LinkAccount; isWrong: boolean }
  | { view: 'error'; code: LinkErrorCode }
  | { view: 'done'; outcome: Outcome }
