/** What the stub has seen since it was reset. */
export interface PartnerCounts {
  calls: Record<string, number>
  /** Different accounts by call. */
  accounts: Record<string, number>
  /** Different bill payments, and the calls that created them. */
  created: number
  createCalls: number
  /** From the first create call to the last. */
  createdMs: number
  mails: number
  /** When the first mail to a watched address arrived: milliseconds since 1970. */
  mailedTo: Record<string, number>
}
