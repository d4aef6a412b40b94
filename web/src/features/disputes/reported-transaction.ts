/** What the form needs to know about its transaction. */
export interface ReportedTransaction {
  id: number
  description: string
  /** As sent by the API; negative is money out. */
  amount: string
}
