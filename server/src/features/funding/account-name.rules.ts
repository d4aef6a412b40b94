/** The name of a linked account, the same everywhere. Pure. */

/**
 * The separators between the kind of an account and its digits. One search from where they begin, however long they
 * are.
 */
const MARKS_AT_END = /(?<![\s.•*-])[\s.•*-]+$/

/**
 * "First Platypus Bank Plaid Checking ••0000": people know their accounts by the bank and the last four digits. Some
 * banks name an account by these digits, which appear once.
 */
export const nameOf = (account: {
  bank: string | undefined
  name: string
  mask: string | undefined
}): string => {
  const { bank, name, mask } = account
  const kind = mask && name.endsWith(mask) ? name.slice(0, -mask.length).replace(MARKS_AT_END, '') : name
  return [bank, kind, mask && `••${mask}`].filter(Boolean).join(' ')
}
