/** Maps the ledger's names to the processor's codes. */
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { MovementKind } from '../ledger/tables.ts'

type TransCode = readonly [activity: 'SE' | 'PM' | 'AD' | 'FE', type: string, description: string]

/** Activities are as documented; some types are our own. */
const TRANS_CODES: Record<MovementKind, TransCode> = {
  purchase: ['SE', 'VI', 'Visa purchase'],
  purchase_reversal: ['SE', 'VR', 'Visa purchase reversal'],
  refund: ['SE', 'VC', 'Visa merchant credit'],
  deposit: ['PM', 'DD', 'Direct deposit'],
  cash_back: ['PM', 'CB', 'Cash back reward'],
  cash_back_reversal: ['AD', 'CB', 'Cash back reversal'],
  ach_credit: ['PM', 'AC', 'ACH credit'],
  fee: ['FE', 'MF', 'Fee'],
  bill_payment: ['AD', 'BP', 'Bill payment'],
  bill_payment_return: ['AD', 'BR', 'Bill payment return'],
  ach_debit: ['AD', 'AD', 'ACH debit'],
  ach_return: ['AD', 'AR', 'ACH return'],
  refund_check: ['AD', 'RC', 'Refund check'],
  adjustment: ['AD', 'MA', 'Adjustment'],
  own_transfer: ['AD', 'OT', 'Account transfer'],
}
/** To the receiving account, a transfer is a payment. */
const RECEIVED_TRANSFER: TransCode = ['PM', 'OT', 'Account transfer']

interface Leg {
  kind: MovementKind
  /** The movement's id. */
  id: number
  /** Of the account whose transaction this is. */
  amountCents: number
}

const isReceived = ({ kind, amountCents }: Omit<Leg, 'id'>): boolean =>
  kind === 'own_transfer' && amountCents > 0

/** Activity and type of a posted transaction, which together are its trans_code. */
export const transCodeOf = (leg: Omit<Leg, 'id'>): TransCode =>
  isReceived(leg) ? RECEIVED_TRANSFER : TRANS_CODES[leg.kind]

/** A transfer is two transactions, one of each account, and each has its own id. */
export const sourceIdOf = (leg: Leg): string => (isReceived(leg) ? `${leg.id}-P` : String(leg.id))

/** Dollars as a JSON number, as the Program API gives them. */
export const dollars = (amount: Cents): number => Number(formatAmount(amount))

/** Response codes of declined purchases, by their names in the control interface. */
export const DECLINES = {
  not_activated: '78',
  closed: '46',
  replaced: '41',
  /** The program allows no more spending. */
  ended: '58',
  frozen: '57',
  foreign: '62',
  fraud: '59',
  insufficient_funds: '51',
} as const
export type Decline = keyof typeof DECLINES
export const APPROVED = '00'
