/** The simulated banks, and the logins and accounts there (docs/partners/bank-link.md). Pure functions. */
import type { LinkAccount, VerificationStatus } from './tables.ts'

export interface Institution {
  id: string
  name: string
  signsIn: 'here' | 'elsewhere' | 'by numbers'
}

export const INSTITUTIONS: readonly Institution[] = [
  { id: 'ins_109508', name: 'First Platypus Bank', signsIn: 'here' },
  { id: 'ins_109512', name: 'Houndstooth Bank', signsIn: 'here' },
  { id: 'ins_135858', name: 'Windowpane Bank', signsIn: 'by numbers' },
  { id: 'ins_127287', name: 'Platypus OAuth Bank', signsIn: 'elsewhere' },
]

export const institutionOf = (id: string | null | undefined): Institution | undefined =>
  INSTITUTIONS.find((institution) => institution.id === id)

const HOUNDSTOOTH = 'ins_109512'
const USERS = ['user_good', 'user_mismatch', 'user_nickname', 'user_returns']

const CODES = {
  INVALID_CREDENTIALS: 'The user name or password is not right.',
  ITEM_LOCKED: 'The bank has locked this login. Please unlock it there and try again.',
  INSTITUTION_DOWN: 'This bank cannot be reached at the moment.',
  INSTITUTION_NOT_RESPONDING: 'This bank does not answer at the moment.',
  NO_ACCOUNTS: 'There are no accounts here that can be linked.',
  INVALID_MFA: 'The code is not right.',
  OAUTH_STATE_INVALID: 'The bank did not let you in.',
  TOO_MANY_VERIFICATION_ATTEMPTS: 'The code was wrong three times. Please link the account again.',
  INVALID_LINK_TOKEN: 'This window has expired. Please start again.',
} as const
export type LinkErrorCode = keyof typeof CODES

export const messageOf = (code: LinkErrorCode): string => CODES[code]
export const isLinkErrorCode = (text: string): text is LinkErrorCode => Object.hasOwn(CODES, text)

/** The bank's answer to a user name and password. */
export type SignIn = { error: LinkErrorCode } | { needsCode: true } | { needsNumbers: true } | { isIn: true }

export const signIn = (institutionId: string, username: string, password: string): SignIn => {
  const ordered = password.replace(/^error_/, '')
  if (password.startsWith('error_') && isLinkErrorCode(ordered)) return { error: ordered }
  if (!USERS.includes(username)) return { error: 'INVALID_CREDENTIALS' }
  if (password === 'mfa_device') return { needsCode: true }
  if (institutionId === HOUNDSTOOTH && ['microdeposits_good', 'microdeposits_expire'].includes(password))
    return { needsNumbers: true }
  return password === 'pass_good' ? { isIn: true } : { error: 'INVALID_CREDENTIALS' }
}

export type NewLinkAccount = Pick<LinkAccount, 'name' | 'subtype' | 'routing' | 'account' | 'ownerName'> & {
  verificationStatus: VerificationStatus | null
}

/** The accounts of a login. The same login always has the same ones. */
export const accountsBehind = (username: string, legalName: string): NewLinkAccount[] => {
  const ownerName =
    username === 'user_mismatch' ? 'MISMATCH' : username === 'user_nickname' ? 'NICKNAME' : legalName
  const make = (
    name: string,
    account: string,
    subtype: 'checking' | 'savings' = 'checking',
  ): NewLinkAccount => ({
    name,
    subtype,
    routing: '021000021',
    account,
    ownerName,
    verificationStatus: null,
  })
  if (username !== 'user_returns')
    return [make('Plaid Checking', '1111222233330000'), make('Plaid Saving', '1111222233331111', 'savings')]
  return [
    ...['R01', 'R02', 'R03-late', 'R07', 'R10-late', 'R29'].map((code, index) =>
      make(`Returns ${code}`, `222233334444${index}001`),
    ),
    make('Moved Checking', '2222333344440101'),
  ]
}

export const CODE_OF_DEPOSIT = 'ABC'
export const MFA_CODE = '1234'

/** How an account entered by its numbers is verified. */
export const verificationOf = (
  institutionId: string | undefined,
  numbers: { routing: string; account: string },
): 'at once' | 'automatic' | 'code at once' | 'manual' => {
  const is = (routing: string, account: string) => numbers.routing === routing && numbers.account === account
  if (institutionId === HOUNDSTOOTH) return is('021000021', '1111222233331111') ? 'at once' : 'automatic'
  return is('333333334', '1111222233330000') ? 'code at once' : 'manual'
}
