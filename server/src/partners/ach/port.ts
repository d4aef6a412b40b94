/** Moving money over the ACH network, in our words. The processor originates and tells what became of it. */
import type { Cents } from '@yoursuccess/contract/core/money'

/** Every method throws PartnerError when there is no answer, or none that makes sense. */
export interface AchNetwork {
  /**
   * Makes a bank account known to the processor. The same reference answers the same id again; undefined when the
   * customer has this bank account there already, under another reference.
   */
  addAccount(request: {
    reference: string
    prn: string
    name: string
    type: 'checking' | 'savings'
    routingNumber: string
    accountNumber: string
  }): Promise<{ achAccountRef: string } | undefined>
  /** One that is gone already is no error. */
  removeAccount(request: { reference: string; prn: string; achAccountRef: string }): Promise<void>
  /**
   * Pulls money into the account. The same reference answers the same transfer again. `refused` with a code when the
   * network will not have it.
   */
  pull(request: {
    reference: string
    prn: string
    achAccountRef: string
    amountCents: Cents
    /** What the posted transaction is called, for the customer to read. */
    description: string
  }): Promise<{ transferRef: string }>
  /** What became of a transfer. */
  getTransfer(request: { prn: string; transferRef: string }): Promise<AchOutcome>
}

export type AchOutcome =
  | { state: 'pending' }
  /** The money is in the account. */
  | { state: 'completed' }
  /** A return code of the network ("R01"), or the processor's own word. */
  | { state: 'failed'; code: string }
