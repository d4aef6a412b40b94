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

const persona = (
  name: string,
  fullName: string,
  city: string,
  state: string,
  applying?: Applying,
): Persona => {
  const [firstName = '', lastName = ''] = fullName.split(' ')
  return { email: `${name}@example.com`, firstName, lastName, city, state, ...(applying && { applying }) }
}

export const PERSONAS: readonly Persona[] = [
  persona('active', 'Avery Walker', 'Springfield', 'Six months of history, goals approved for this month'),
  persona(
    'plan',
    'Jordan Ellery',
    'Springfield',
    'Month 7 of a 60-month plan, up to date, paid every two weeks',
  ),
  persona('behind', 'Devon Marsh', 'Springfield', 'One and a half payments behind in a 60-month plan'),
  persona('starter', 'Sam Starling', 'Dayton', 'Active account that has not started the Success Tracker'),
  persona('fraud', 'Taylor Brightwater', 'Moline', 'Card frozen by a fraud alert'),
  persona('unfunded', 'Jesse Underhill', 'Galesburg', 'Account closed because no deposit arrived'),
  persona('closed', 'Quinn Farraday', 'Kankakee', 'Account closed for another reason'),
  persona('mfa', 'Morgan Fairchild-Abrams', 'Peoria', 'Like active, with multi-factor sign-in'),
  persona('applicant', 'Robin Larkspur', 'Joliet', 'Signed up, application at the first step', {
    until: 'personal_information',
  }),
  persona('address', 'Harper Lindqvist', 'Quincy', 'Application at the address step', { until: 'address' }),
  persona('identity', 'Emerson Vale', 'Pekin', 'Application at the identification step', {
    until: 'identification',
  }),
  persona('reviewing', 'Dana Whitlock', 'Aurora', 'Application ready to submit, phone not verified yet', {
    until: 'review',
    phoneVerification: true,
  }),
  persona('referred', 'Casey Holloway', 'Elgin', 'Application waiting for documents', {
    until: 'submitted',
    ssn: { number: '900104001', endsIn: 'referred' },
  }),
  persona('denied', 'Jamie Okafor', 'Decatur', 'Application rejected', {
    until: 'submitted',
    ssn: { number: '900104002', endsIn: 'rejected' },
  }),
  persona('approved', 'Riley Beaumont', 'Rockford', 'Approved, no money in the account yet', {
    until: 'submitted',
    ssn: { number: '900101010', endsIn: 'approved' },
  }),
]

/** Authenticator seed of mfa@example.com. */
export const MFA_SECRET = 'JBSWY3DPEHPK3PXP'
