/** unspecified: our own words (AMB-010, AMB-156). */
export const unspecified = {
  yourAccount: 'Your account',
  held: (purchases: number) =>
    `${purchases === 1 ? 'one purchase' : `${purchases} purchases`} not posted yet, already taken off.`,
  balanceTitle: 'Your balance',
  headerBalance: 'Balance',
  asOf: (when: string) => `As of ${when}`,
  notCurrent: 'Not current',
  stale: 'We could not ask for your balance just now. This is the last one we know.',
  warnings: {
    negative: {
      title: 'Your balance is below zero',
      text: 'Fees may be incurred. Money that comes in is used first to bring the balance back to zero.',
    },
    low: {
      title: 'Your balance is low',
      text: 'It is below $10.00. Fees may be incurred if it falls below zero.',
    },
  },
} as const
