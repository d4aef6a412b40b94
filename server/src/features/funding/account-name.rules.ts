/** How a linked account is named everywhere. Pure. */

/**
 * Separators between the account type and its digits. The lookbehind lets the search start only at the first
 * separator, so long runs stay fast.
 */
const MARKS_AT_END = /(?<![\s.•*-])[\s.•*-]+$/

/**
 * For example "First Platypus Bank Plaid Checking ••0000": customers recognize an account by its bank and
 * last four digits. Some banks already include these digits in the account name; they are shown only once.
 */
export const nameOf = (account: { bank: string | undefined; name: string; mask: string | undefined }) => {
  const { bank, name, mask } = account
  const kind = mask && name.endsWith(mask) ? name.slice(0, -mask.length).replace(MARKS_AT_END, '') : name
  return [bank, kind, mask && `••${mask}`].filter(Boolean).join(' ')
}
