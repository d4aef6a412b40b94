/** Linking an account at another bank, in our words. The partner knows who owns it and whether that is proven. */

/** Every method throws PartnerError when there is no answer, or none that makes sense. */
export interface BankLink {
  /** A token that opens the linking window once. With an access token it reopens the link that this names. */
  createLinkToken(request: {
    customerRef: string
    /** The verified name of the customer, which owners are held against. */
    legalName: string
    /** Where banks with a sign-in page of their own come back to. */
    redirectUrl: string
    accessToken?: string | undefined
    /** The account whose deposits are to be confirmed. */
    accountRef?: string | undefined
  }): Promise<string>
  /** What the window handed over. A used or expired one is `refused`. */
  exchange(publicToken: string): Promise<{ itemRef: string; accessToken: string }>
  getAccount(request: { accessToken: string; accountRef: string }): Promise<LinkedAccount>
  /** How well the owner's name fits, 0 to 100; undefined when the bank does not tell the owner. */
  matchName(request: { accessToken: string; accountRef: string; name: string }): Promise<number | undefined>
  /** Ends the link. One that is gone already is no error. */
  remove(accessToken: string): Promise<void>
  /** True for a body that the partner signed within five minutes of `now` (real time). May ask for the partner's key. */
  verifySignature(request: { rawBody: Buffer; header: string | undefined; now: Date }): Promise<boolean>
  /** What an event's body says. Pure. */
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
  /** Undefined until the account is proven. */
  numbers: { routingNumber: string; accountNumber: string } | undefined
}

export type LinkEvent =
  /** The proof of an account succeeded, failed or ran out. */
  | { type: 'verification'; itemRef: string; accountRef: string; verification: LinkVerification }
  /** The customer must sign in at their bank again, or has taken the permission back. */
  | { type: 'broken'; itemRef: string }
  | { type: 'repaired'; itemRef: string }
  | { type: 'other'; name: string }
