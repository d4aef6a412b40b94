import { paths } from '../../lib/paths.ts'

/**
 * The account's documents, for footers. A test compares them with the contract. They aren't imported from
 * there, because that module is larger than a footer.
 */
export const LEGAL_LINKS = [
  { to: paths.electronicCommunications, title: 'Electronic Communications Agreement' },
  { to: paths.depositAccount, title: 'Deposit Account Agreement' },
  { to: paths.privacyPolicy, title: 'Privacy Policy' },
] as const
