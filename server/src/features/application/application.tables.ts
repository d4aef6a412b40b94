import { boolean, integer, smallint, text } from 'drizzle-orm/pg-core'
import type { ApplicationStatus, ApplicationStep } from '@yoursuccess/contract/application/application'
import type { VERIFICATION_TYPES } from '@yoursuccess/contract/application/phone-verification'
import { DEFAULT_LANGUAGE } from '@yoursuccess/contract/core/language'
import { day, id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

/**
 * Why the operator must decide: documents are needed, the identity mismatched too often, or a similar name is
 * on a sanctions list.
 */
export type ReferralReason = 'documents' | 'mismatches' | 'sanctions'

export const applications = bankSchema.table('applications', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  signUpReference: text('sign_up_reference').notNull(),
  status: text('status').$type<ApplicationStatus>().notNull().default('pending'),
  furthestStep: text('furthest_step').$type<ApplicationStep>().notNull().default('personal_information'),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  lastName: text('last_name').notNull(),
  primaryPhone: text('primary_phone'),
  dateOfBirth: day('date_of_birth'),
  incomeSource: smallint('income_source').$type<1 | 2 | 3 | 4>(),
  occupation: text('occupation'),
  address1: text('address_1'),
  address2: text('address_2'),
  city: text('city'),
  state: text('state'),
  postalCode: text('postal_code'),
  shippingAddressDifferent: boolean('shipping_address_different').notNull().default(false),
  shippingAddress1: text('shipping_address_1'),
  shippingAddress2: text('shipping_address_2'),
  shippingCity: text('shipping_city'),
  shippingState: text('shipping_state'),
  shippingPostalCode: text('shipping_postal_code'),
  phone1: text('phone_1').notNull(),
  phone2: text('phone_2'),
  phone3: text('phone_3'),
  phoneVerificationRequired: boolean('phone_verification_required').notNull(),
  phoneVerifiedAt: instant('phone_verified_at'),
  referralReason: text('referral_reason').$type<ReferralReason>(),
  referredAt: instant('referred_at'),
  decidedAt: instant('decided_at'),
  /** The last day on which an open record prevented the erasure of the applicant. */
  keptOn: day('kept_on'),
  createdAt: instant('created_at').notNull(),
})

export const identityChecks = bankSchema.table('identity_checks', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  reference: text('reference').notNull(),
  ssnSealed: text('ssn_sealed'),
  ssnHash: text('ssn_hash'),
  intendedAt: instant('intended_at').notNull(),
  outcome: text('outcome').$type<'passed' | 'referred' | 'rejected' | 'mismatch' | 'invalid'>(),
  answeredAt: instant('answered_at'),
  ssnForgetOn: day('ssn_forget_on'),
})

export const agreementAcceptances = bankSchema.table('agreement_acceptances', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  agreement: text('agreement').notNull(),
  version: text('version').notNull(),
  acceptedAt: instant('accepted_at').notNull(),
  language: text('language').notNull().default(DEFAULT_LANGUAGE),
  /** Null for acceptances by builds that did not keep the text. */
  textSha256: text('text_sha256'),
})

export const agreementTexts = bankSchema.table('agreement_texts', {
  sha256: text('sha256').primaryKey(),
  agreement: text('agreement').notNull(),
  version: text('version').notNull(),
  language: text('language').notNull(),
  text: text('text').notNull(),
})

export const phoneCodes = bankSchema.table('phone_codes', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  phone: text('phone').notNull(),
  channel: text('channel').$type<(typeof VERIFICATION_TYPES)[number]>().notNull(),
  state: text('state').$type<'sending' | 'sent' | 'refused' | 'approved' | 'ended'>().notNull(),
  verificationRef: text('verification_ref'),
  tries: integer('tries').notNull().default(0),
  requestedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
