import { messages } from '../core/messages.ts'

/** What lists call a transfer. The wire and the processor's books have the name in English. */
export const transferName = messages('transferName', { from: 'Transfer from {account}' })

/** The account in the English name of a transfer. Undefined for any other text. */
export const accountInName = (name: string): string | undefined => /^Transfer from (.+)$/su.exec(name)?.[1]
