/** What other features use: the fee that screens warn of. */
export { BELOW_ZERO_FEE } from './deposit-account/fees.ts'
