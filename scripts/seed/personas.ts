/** The personas of a sandbox run, one for each state that a newcomer should see. */
export const PASSWORD = 'Chapter13-Sandbox'

export interface Persona {
  email: string
  firstName: string
  lastName: string
  city: string
  /** The state shown on the sign-in page. */
  state: string
  /** For personas that apply for an account. The operator creates the others. */
  applying?: Applying
}

export type Applying = {
  /** The applicant must verify one of the phones on file. */
  phoneVerification?: true
} & (
  | { until: 'personal_information' | 'address' | 'identification' | 'review' }
  /** The ending of the number decides the result in the sandbox (docs/partners/identity-check.md). */
  | { until: 'submitted'; ssn: { number: string; endsIn: 'referred' | 'rejected' | 'approved' } }
)

export const PERSONAS: readonly Persona[] = [
  {
    email: 'active@example.com',
    firstName: 'Avery',
    lastName: 'Walker',
    city: 'Springfield',
    state: 'Six months of history, goals approved for this month',
  },
  {
    email: 'starter@example.com',
    firstName: 'Sam',
    lastName: 'Starling',
    city: 'Dayton',
    state: 'Active account that has not started the Success Tracker',
  },
  {
    email: 'fraud@example.com',
    firstName: 'Taylor',
    lastName: 'Brightwater',
    city: 'Moline',
    state: 'Card frozen by a fraud alert',
  },
  {
    email: 'unfunded@example.com',
    firstName: 'Jesse',
    lastName: 'Underhill',
    city: 'Galesburg',
    state: 'Account closed because no deposit arrived',
  },
  {
    email: 'closed@example.com',
    firstName: 'Quinn',
    lastName: 'Farraday',
    city: 'Kankakee',
    state: 'Account closed for another reason',
  },
  {
    email: 'mfa@example.com',
    firstName: 'Morgan',
    lastName: 'Fairchild-Abrams',
    city: 'Peoria',
    state: 'Like active, with multi-factor sign-in',
  },
  {
    email: 'applicant@example.com',
    firstName: 'Robin',
    lastName: 'Larkspur',
    city: 'Joliet',
    state: 'Signed up, application at the first step',
    applying: { until: 'personal_information' },
  },
  {
    email: 'address@example.com',
    firstName: 'Harper',
    lastName: 'Lindqvist',
    city: 'Quincy',
    state: 'Application at the address step',
    applying: { until: 'address' },
  },
  {
    email: 'identity@example.com',
    firstName: 'Emerson',
    lastName: 'Vale',
    city: 'Pekin',
    state: 'Application at the identification step',
    applying: { until: 'identification' },
  },
  {
    email: 'reviewing@example.com',
    firstName: 'Dana',
    lastName: 'Whitlock',
    city: 'Aurora',
    state: 'Application ready to submit, phone not verified yet',
    applying: { until: 'review', phoneVerification: true },
  },
  {
    email: 'referred@example.com',
    firstName: 'Casey',
    lastName: 'Holloway',
    city: 'Elgin',
    state: 'Application waiting for documents',
    applying: { until: 'submitted', ssn: { number: '900104001', endsIn: 'referred' } },
  },
  {
    email: 'denied@example.com',
    firstName: 'Jamie',
    lastName: 'Okafor',
    city: 'Decatur',
    state: 'Application rejected',
    applying: { until: 'submitted', ssn: { number: '900104002', endsIn: 'rejected' } },
  },
  {
    email: 'approved@example.com',
    firstName: 'Riley',
    lastName: 'Beaumont',
    city: 'Rockford',
    state: 'Approved, no money in the account yet',
    applying: { until: 'submitted', ssn: { number: '900101010', endsIn: 'approved' } },
  },
]

/** Authenticator seed of mfa@example.com. */
export const MFA_SECRET = 'JBSWY3DPEHPK3PXP'
