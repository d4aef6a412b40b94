import type { Account } from '@yoursuccess/contract/account/account'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Config } from '../../boot/config.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { StoredMessage } from '../../messaging/render.ts'

export interface CustomerDeps {
  database: Database
  clock: Clock
  config: Config
  emails: Pick<Emails, 'post'>
  /** What changes with the sign-in email and the phone. Session does it, and is built later. */
  signIn(): SignInChanges
  /** The account of which the customer is the holder. Its feature is built later. */
  account(): {
    getAccount(customerId: number): Promise<Account>
    /** Records that the processor needs the new name, address, phone or email. Undefined without an account. */
    enqueueHolderSync(tx: Db, customerId: number): Promise<HolderChange | undefined>
    /** Makes the first attempt to send the change to the processor, after the commit. */
    syncHolderNow(change: HolderChange): Promise<void>
  }
}

export interface HolderChange {
  customerId: number
  version: number
}

export interface SignInChanges {
  /** Locks the customer and the session that asks, and requests a new sign-in email; requesting the current one changes nothing. */
  requestChange(
    tx: Db,
    caller: { customerId: number; sessionId: number },
    email: string,
  ): Promise<EmailChange>
  /** Confirms the requested email with the token of its link. `onConfirmed` runs in the same transaction. */
  confirm(token: string, onConfirmed: (tx: Db, customerId: number) => Promise<unknown>): Promise<void>
  /** Call it before the phone changes. Returns the id for `notifyPhoneChange`. */
  keepPhone(tx: Db, customerId: number): Promise<number>
  /** Emails the customer about the changed phone, with a link that undoes the change. */
  notifyPhoneChange(
    tx: Db,
    kept: number,
    email: { subject: StoredMessage; texts: readonly StoredMessage[] },
  ): Promise<void>
}

export interface EmailChange {
  /** The requested address, until it is confirmed. */
  unconfirmed: string | null
  /** Whether this save requested a new address. */
  isNew: boolean
  /** Whether this save turned multi-factor off. */
  mfaDisabled: boolean
}
