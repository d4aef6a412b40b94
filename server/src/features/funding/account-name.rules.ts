/** What a linked account is called everywhere. Pure. */

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
  const kind = mask && name.endsWith(mask) ? name.slice(0, -mask.length).replace(/[\s.•*-]+$/, '') : name
  return [bank, kind, mask && `••${mask}`].filter(Boolean).join(' ')
}
