/** The room's door: the table of fees, which the documents and the page of all fees show alike, and what screens warn of. */
export { FeeTable } from './deposit-account/fee-table.tsx'
export { BELOW_ZERO_FEE } from './deposit-account/fees.ts'
