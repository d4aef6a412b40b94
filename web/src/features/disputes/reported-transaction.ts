/** What the form must know of the transaction that it is about. */
export interface ReportedTransaction {
  id: number
  description: string
  /** As the wire gives it; negative is money out. */
  amount: string
}
