/**
 * What other features use: the table of fees, shared by the documents and the page of all fees, and the fee
 * that screens warn of.
 */
export { FeeTable } from './deposit-account/fee-table.tsx'
export { BELOW_ZERO_FEE } from './deposit-account/fees.ts'
