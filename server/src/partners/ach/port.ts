/** Moves money over the ACH network. The processor originates transfers and reports their outcome. */
import type { Cents } from '@yoursuccess/contract/core/money'

/** Every method throws PartnerError when there is no reply, or no valid one. */
export interface AchNetwork {
  /**
   * Registers a bank account with the processor. A repeated reference returns the same id; undefined when the
   * customer already has this bank account there under another reference.
   */
  addAccount(request: {
    reference: string
    prn: string
    name: string
    type: 'checking' | 'savings'
    routingNumber: string
    accountNumber: string
  }): Promise<{ achAccountRef: string } | undefined>
  /** Removing an account that is already gone is not an error. */
  removeAccount(request: { reference: string; prn: string; achAccountRef: string }): Promise<void>
  /**
   * Pulls money into the account. A repeated reference returns the same transfer. `refused` with a code when
   * the network rejects it.
   */
  pull(request: {
    reference: string
    prn: string
    achAccountRef: string
    amountCents: Cents
    /** The posted transaction's description, shown to the customer. */
    description: string
  }): Promise<{ transferRef: string }>
  /** The outcome of a transfer. */
  getTransfer(request: { prn: string; transferRef: string }): Promise<AchOutcome>
}

export type AchOutcome =
  | { state: 'pending' }
  /** The money is in the account. */
  | { state: 'completed' }
  /** A return code of the network ("R01"), or the processor's own text. */
  | { state: 'failed'; code: string }
