import { boolean, text } from 'drizzle-orm/pg-core'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../schema.ts'

export const personalInfos = bankSchema.table('personal_infos', {
  customerId: reference('customer_id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  primaryPhone: text('primary_phone'),
  address1: text('address_1'),
  address2: text('address_2'),
  city: text('city'),
  state: text('state'),
  postalCode: text('postal_code'),
  shippingAddress1: text('shipping_address_1'),
  shippingAddress2: text('shipping_address_2'),
  shippingCity: text('shipping_city'),
  shippingState: text('shipping_state'),
  shippingPostalCode: text('shipping_postal_code'),
})

export const accounts = bankSchema.table('accounts', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  prn: text('prn'),
  openingReference: text('opening_reference').notNull(),
  openedAt: instant('opened_at'),
  earlyAccessAch: boolean('early_access_ach').notNull().default(false),
  showVirtualCard: boolean('show_virtual_card').notNull().default(true),
  balanceCents: cents('balance_cents'),
  balanceAsOf: instant('balance_as_of'),
  reconciledOn: day('reconciled_on'),
  createdAt: instant('created_at').notNull(),
})
