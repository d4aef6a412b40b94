/** Who the customer is: state, features, sign-in email, name, address and phone, and how long we keep them. */
import { type CustomerState, type Feature, FEATURES } from '@yoursuccess/contract/core/access'
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import { operatorRefusals } from '@yoursuccess/contract/operator/operator'
import type { Db } from '@yoursuccess/database/database'
import { notFound, refusing } from '../../http/refusal.ts'
import type { Holder } from '../../partners/card-processor/port.ts'
import { audit } from '../../security/audit/audit.ts'
import type { CustomerDeps } from './customer.deps.ts'
import {
  listApproved,
  listWithFeature,
  findCustomer,
  findCustomerByEmail,
  findInfoWithEmail,
  findPersonalInfo,
  insertCustomer,
  setFeatureOfPage,
  updateCustomer,
  updatePhone,
} from './customer.queries.ts'
import { normalizeEmail, viewFeatures } from './customer.rules.ts'
import {
  addressLinesOf,
  type NewHolder,
  type Payee,
  payeeOf,
  processorHolder,
  recordHolder,
  viewHolder,
} from './holder.ts'
import { readableLink } from './readable-link.rules.ts'
import { retention } from './retention.ts'

const refuse = refusing(operatorRefusals)

export const customerService = (deps: CustomerDeps) => {
  const { database, clock, config, account } = deps

  const get = async (db: Db, customerId: number) => {
    const customer = await findCustomer(db, customerId)
    if (!customer) throw notFound()
    return customer
  }
  const getInfo = async (db: Db, customerId: number) => {
    const info = await findPersonalInfo(db, customerId)
    if (!info) throw notFound()
    return info
  }

  return {
    /**
     * Records a new customer and returns the id. Returns undefined if another customer has the email address.
     */
    create: (tx: Db, customer: { email: string; passwordHash: string; state: CustomerState }) =>
      insertCustomer(tx, { ...customer, features: [...config.defaultFeatures], createdAt: clock.now() }),

    /** Throws `not_found`. */
    getState: async (db: Db, customerId: number): Promise<CustomerState> => (await get(db, customerId)).state,
    /** Which of these customers are approved. */
    listApproved: (db: Db, customerIds: readonly number[]) => listApproved(db, customerIds),
    setState: (tx: Db, customerId: number, state: CustomerState) => updateCustomer(tx, customerId, { state }),
    /** Whether the customer has the feature, also for work that no request began. Throws `not_found`. */
    hasFeature: async (db: Db, customerId: number, feature: Feature): Promise<boolean> =>
      (await get(db, customerId)).features.includes(feature),
    /** Which of these customers have the feature. */
    listWithFeature: (db: Db, customerIds: readonly number[], feature: Feature) =>
      listWithFeature(db, customerIds, feature),
    /** Sets the page shown after signing in; null means the dashboard (SESSION-05). */
    setRedirectPath: (tx: Db, customerId: number, redirectPath: '/enrollment-funding' | null) =>
      updateCustomer(tx, customerId, { redirectPath }),
    /** Returns a link that the customer can open in the account's current state. Throws `not_found`. */
    getReadableLink: async (db: Db, customerId: number, link: URL): Promise<URL> =>
      readableLink(link, (await get(db, customerId)).state, config.publicUrl),

    /** The sign-in email. Throws `not_found`. */
    getEmail: async (db: Db, customerId: number): Promise<string> => (await get(db, customerId)).email,
    /** The language of emails, SMS and documents. English until the customer has signed in, and after erasure. */
    getLanguage: async (db: Db, customerId: number): Promise<LanguageCode> =>
      (await findCustomer(db, customerId))?.language ?? 'en',
    chooseLanguage: (customerId: number, language: LanguageCode) =>
      updateCustomer(database.db, customerId, { language }),
    setEmail: (tx: Db, customerId: number, email: string) => updateCustomer(tx, customerId, { email }),
    /** The id of the customer with this sign-in email. */
    findIdByEmail: async (db: Db, email: string): Promise<number | undefined> =>
      (await findCustomerByEmail(db, normalizeEmail(email)))?.id,

    /** Turns the named features on or off and keeps the others. Throws `operator.unknown_customer`. */
    setFeatures: (email: string, change: Partial<Record<Feature, boolean>>) =>
      database.transaction(async (tx) => {
        const customer = await findCustomerByEmail(tx, normalizeEmail(email))
        if (!customer) throw refuse('operator.unknown_customer')
        const features = FEATURES.filter((feature) => change[feature] ?? customer.features.includes(feature))
        await updateCustomer(tx, customer.id, { features })
        await audit(tx, clock.realNow(), 'operator', 'session.features_set', { customerId: customer.id })
        return viewFeatures(features)
      }),

    /**
     * Turns a feature on or off for everybody, some customers at a time, so that nobody waits. Returns how many had it
     * otherwise. Safe to repeat after an error.
     */
    setFeatureOfAll: async (feature: Feature, isOn: boolean): Promise<number> => {
      // First, so that the log has it also if the server dies on the way.
      await audit(database.db, clock.realNow(), 'operator', 'session.feature_set_for_all', {
        subject: `feature:${feature}:${isOn ? 'on' : 'off'}`,
      })
      let changed = 0
      let page = await setFeatureOfPage(database.db, { feature, isOn, after: 0 })
      while (page.last !== undefined) {
        changed += page.changed
        page = await setFeatureOfPage(database.db, { feature, isOn, after: page.last })
      }
      return changed
    },

    /** Records name, phone and address of a new account's holder. */
    recordHolder: (tx: Db, customerId: number, holder: NewHolder) => recordHolder(tx, customerId, holder),
    /** The holder as the account's reply shows them. Throws `not_found`. */
    getHolder: async (db: Db, customerId: number) => {
      const found = await findInfoWithEmail(db, customerId)
      if (!found) throw notFound()
      return viewHolder(found.info, found.email)
    },
    /** The holder as the processor gets them, with the sign-in email. */
    findProcessorHolder: async (db: Db, customerId: number): Promise<Holder | undefined> => {
      const found = await findInfoWithEmail(db, customerId)
      return found && processorHolder(found.info, found.email)
    },
    /** The verified name and the address lines, as documents print them. Throws `not_found`. */
    getPrintedHolder: async (db: Db, customerId: number) => {
      const info = await getInfo(db, customerId)
      return { legalName: info.legalName, addressLines: addressLinesOf(info) }
    },
    /** The name that the identity check verified; the settings do not change it (ACCOUNT-47). */
    getLegalName: async (db: Db, customerId: number): Promise<string> =>
      (await getInfo(db, customerId)).legalName,
    /** Name and address for a check to the holder. Returns undefined if there is no complete address. */
    findPayee: async (db: Db, customerId: number): Promise<Payee | undefined> => {
      const info = await findPersonalInfo(db, customerId)
      return info && payeeOf(info)
    },
    /** Ten digits. Returns undefined if the customer has no phone number. */
    findPhone: async (db: Db, customerId: number): Promise<string | undefined> =>
      (await findPersonalInfo(db, customerId))?.primaryPhone ?? undefined,
    /**
     * Restores the previous phone number, and enqueues a sync of phone and email address to the processor.
     * Returns true if the number changed.
     */
    restoreContact: async (tx: Db, customerId: number, phone: string | null): Promise<boolean> => {
      const before = await findPersonalInfo(tx, customerId)
      if (!before) return false
      await updatePhone(tx, customerId, phone)
      await account().enqueueHolderSync(tx, customerId)
      return before.primaryPhone !== phone
    },

    ...retention(deps),
  }
}
export type CustomerService = ReturnType<typeof customerService>
export type { EmailChange, HolderChange, SignInChanges } from './customer.deps.ts'
export { normalizeEmail, viewFeatures } from './customer.rules.ts'
export type { NewHolder } from './holder.ts'
