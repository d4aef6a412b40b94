/** Seeded sign-ins of a sandbox run, one for each state that a first look needs. */
export const PASSWORD = 'Chapter13-Sandbox'

export interface Persona {
  email: string
  firstName: string
  lastName: string
  city: string
  /** What the sign-in page says of it. */
  state: string
}

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
    state: 'Active account, Success Tracker not started',
  },
  {
    email: 'mfa@example.com',
    firstName: 'Morgan',
    lastName: 'Fairchild-Abrams',
    city: 'Peoria',
    state: 'As active, with multi-factor sign-in',
  },
]

/** Authenticator seed of mfa@example.com. */
export const MFA_SECRET = 'JBSWY3DPEHPK3PXP'
