/** Which deposits look like tax refunds (TAX-01). */

/**
 * Federal and state tax offices print "TAX REF" or "TAX REFUND", and some states "TTAXRFD" within one word. What the
 * IRS pays besides refunds, such as a credit for children, has other words.
 */
const REFUND = /tax\s*(ref(und)?s?|rfd)\b/i

/** `details` is what the deposit prints. */
export const looksLikeTaxRefund = (details: string): boolean => REFUND.test(details)
