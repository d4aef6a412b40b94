/** The room's door: the table of fees, which the documents and the page of all fees show alike. */
export { FeeTable } from './deposit-account/fee-table.tsx'
