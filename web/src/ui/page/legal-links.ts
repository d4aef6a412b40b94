import { paths } from '../../lib/paths.ts'
import { copy } from './page.messages.ts'

/**
 * The account's documents, for footers. A test compares them with the contract. They aren't imported from
 * there, because that module is larger than a footer.
 */
export const LEGAL_LINKS = [
  { to: paths.electronicCommunications, title: copy.documents.electronicCommunications },
  { to: paths.depositAccount, title: copy.documents.depositAccount },
  { to: paths.privacyPolicy, title: copy.documents.privacyPolicy },
] as const
