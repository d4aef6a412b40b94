import { customerRecord } from '../../security/retention/customer-records.ts'
import { cardActions, cards, pinFrames, plasticOrders } from './card.tables.ts'

/** Card rows are only ids and states; we never store card numbers. */
export const cardRecords = [
  customerRecord(cards, { of: cards.customerId, erase: 'nothing' }),
  customerRecord(cardActions, { of: cardActions.customerId, erase: 'nothing' }),
  customerRecord(pinFrames, { of: pinFrames.customerId, erase: 'rows' }),
  customerRecord(plasticOrders, { of: plasticOrders.customerId, erase: 'nothing' }),
]
