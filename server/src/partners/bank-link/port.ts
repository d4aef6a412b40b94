/** Links an account at another bank. The partner knows its owners, and whether it is verified. */

/** Every method throws PartnerError when there is no reply, or no valid one. */
export interface BankLink {
  /** Creates a token that opens the linking window once; with an access token, for that existing link. */
  createLinkToken(request: {
    customerRef: string
    /** The customer's verified name, to compare with the account's owners. */
    legalName: string
    /** The address to which banks with their own sign-in page redirect. */
    redirectUrl: string
    accessToken?: string | undefined
    /** The account whose micro-deposits are to be confirmed. */
    accountRef?: string | undefined
  }): Promise<string>
  /** Exchanges the public token that the window returned. Throws `refused` if it was used or has expired. */
  exchange(publicToken: string): Promise<{ itemRef: string; accessToken: string }>
  getAccount(request: { accessToken: string; accountRef: string }): Promise<LinkedAccount>
  /** How well the owner's name matches, 0 to 100; undefined when the bank does not report the owner. */
  matchName(request: { accessToken: string; accountRef: string; name: string }): Promise<number | undefined>
  /** Ends the link. Removing one that is already gone is not an error. */
  remove(accessToken: string): Promise<void>
  /** True for a body signed within five minutes of `now` (real time). May fetch the partner's key. */
  verifySignature(request: { rawBody: Buffer; header: string | undefined; now: Date }): Promise<boolean>
  /** Translates an event's body. Pure. */
  translateEvent(body: unknown): LinkEvent
}

export type LinkVerification =
  | 'verified'
  | 'pending_automatic_verification'
  | 'pending_manual_verification'
  | 'verification_failed'

export interface LinkedAccount {
  /** "First Platypus Bank"; undefined when the partner does not know it. */
  bank: string | undefined
  /** "Plaid Checking". */
  name: string
  /** The last two to four digits. */
  mask: string | undefined
  type: 'checking' | 'savings'
  verification: LinkVerification
  /** Undefined until the account is verified. */
  numbers: { routingNumber: string; accountNumber: string } | undefined
}

export type LinkEvent =
  /** The verification of an account succeeded, failed or expired. */
  | { type: 'verification'; itemRef: string; accountRef: string; verification: LinkVerification }
  /** The customer must sign in at their bank again, or has revoked the permission. */
  | { type: 'broken'; itemRef: string }
  | { type: 'repaired'; itemRef: string }
  | { type: 'other'; name: string }
