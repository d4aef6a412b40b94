/** Saves personal information in the settings. The verified legal name does not change (ACCOUNT-47). */
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import type { Message } from '@yoursuccess/contract/core/messages'
import {
  personalInfoErrors,
  type updatePersonalInfo as updateCall,
} from '@yoursuccess/contract/customer/personal-info'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { notFound, refuseCommon } from '../../http/refusal.ts'
import { assertSteppedUp } from '../../http/access.ts'
import type { Caller as SignedIn } from '../../http/caller.ts'
import { message } from '../../messaging/render.ts'
import type { CustomerDeps } from './customer.deps.ts'
import { copy } from './customer.messages.ts'
import {
  findInfoWithEmail,
  findPersonalInfo,
  type PersonalInfo,
  updatePersonalInfo,
} from './customer.queries.ts'

type PersonalInfoInput = BodyOf<typeof updateCall>
type Caller = Pick<SignedIn, 'customerId' | 'sessionId' | 'stepUp'>

/**
 * Saves all fields or none, then updates the processor. Throws `invalid_input`, `step_up.required` and
 * `personal_info.too_many_email_changes`.
 */
export const savePersonalInfo = async (deps: CustomerDeps, caller: Caller, form: PersonalInfoInput) => {
  await assertRight(deps, caller.customerId, form)
  const { emailChange, toBring } = await deps.database.transaction((tx) => save(deps, tx, caller, form))
  if (toBring) await deps.account().syncHolderNow(toBring)
  return emailChange
}

/**
 * Confirms a new email address and enqueues a sync to the processor. Throws `personal_info.invalid_token`.
 */
export const confirmEmail = (deps: CustomerDeps, token: string): Promise<void> =>
  deps.signIn().confirm(token, deps.account().enqueueHolderSync)

const save = async (deps: CustomerDeps, tx: Db, caller: Caller, form: PersonalInfoInput) => {
  const { clock, emails, config } = deps
  const signIn = deps.signIn()
  const { customerId } = caller
  // Must run first: it locks the customer, so concurrent saves run one after the other.
  const emailChange = await signIn.requestChange(tx, caller, form.email)
  const before = await findPersonalInfo(tx, customerId)
  if (!before) throw notFound()
  const change = changeOf(form)
  // Sign-in codes and links go to the phone and email address, so changing either needs a step-up. If it is
  // missing, the throw also rolls back the requested email change.
  const isNewPhone = before.primaryPhone !== change.primaryPhone
  if (emailChange.isNew || isNewPhone) assertSteppedUp(caller)
  const kept = isNewPhone ? await signIn.keepPhone(tx, customerId) : undefined
  await updatePersonalInfo(tx, customerId, change)
  const changed = whatChanged(before, change)
  const subject = message(copy.infoChanged.subject)
  const happened = message(copy.infoChanged.text, {
    product: config.PRODUCT_NAME,
    fields: { list: changed.map((field) => message(field)) },
  })
  if (kept !== undefined) await signIn.notifyPhoneChange(tx, kept, { subject, texts: [happened] })
  else if (changed.length > 0) {
    await emails.post(tx, customerId, {
      subject,
      isSafety: true,
      paragraphs: [
        happened,
        message(copy.infoChanged.notYou, { phone: config.SUPPORT_PHONE }),
        new URL('/request-reset-password', config.publicUrl),
      ],
    })
  }
  await audit(tx, clock.realNow(), 'customer', 'account.personal_info_saved', { customerId })
  return {
    emailChange,
    toBring: changed.length > 0 ? await deps.account().enqueueHolderSync(tx, customerId) : undefined,
  }
}

/** Throws `invalid_input` if a changed field is invalid. */
const assertRight = async ({ database }: CustomerDeps, customerId: number, form: PersonalInfoInput) => {
  const stored = await findInfoWithEmail(database.db, customerId)
  if (!stored) throw notFound()
  const errors = personalInfoErrors(form, storedForm(stored.info, stored.email))
  if (Object.keys(errors).length > 0) throw refuseCommon('invalid_input', { errors })
}

const storedForm = (stored: PersonalInfo, email: string) => ({
  first_name: stored.firstName,
  last_name: stored.lastName,
  primary_phone: stored.primaryPhone,
  email,
  address_attributes: {
    address_1: stored.address1,
    address_2: stored.address2,
    city: stored.city,
    state: stored.state,
    postal_code: stored.postalCode,
  },
  shipping_address_attributes: {
    address_1: stored.shippingAddress1,
    address_2: stored.shippingAddress2,
    city: stored.shippingCity,
    state: stored.shippingState,
    postal_code: stored.shippingPostalCode,
  },
})

type Change = Omit<PersonalInfo, 'customerId' | 'legalName'>

const changeOf = (form: PersonalInfoInput): Change => {
  const home = form.address_attributes
  const shipping = form.shipping_address_different ? form.shipping_address_attributes : undefined
  return {
    firstName: form.first_name,
    lastName: form.last_name,
    primaryPhone: form.primary_phone,
    address1: home.address_1,
    address2: home.address_2 || null,
    city: home.city,
    state: home.state,
    postalCode: home.postal_code,
    shippingAddress1: shipping?.address_1 ?? null,
    shippingAddress2: shipping?.address_2 || null,
    shippingCity: shipping?.city ?? null,
    shippingState: shipping?.state ?? null,
    shippingPostalCode: shipping?.postal_code ?? null,
  }
}

/** The columns of each field that the customer sees under one name. */
const PARTS: [name: Message, columns: (keyof Change)[]][] = [
  [copy.infoChanged.field.name, ['firstName', 'lastName']],
  [copy.infoChanged.field.phone, ['primaryPhone']],
  [copy.infoChanged.field.address, ['address1', 'address2', 'city', 'state', 'postalCode']],
  [
    copy.infoChanged.field.shippingAddress,
    ['shippingAddress1', 'shippingAddress2', 'shippingCity', 'shippingState', 'shippingPostalCode'],
  ],
]

const whatChanged = (before: PersonalInfo, change: Change): Message[] =>
  PARTS.filter(([, columns]) => columns.some((column) => before[column] !== change[column])).map(
    ([name]) => name,
  )
