import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Feature } from '@yoursuccess/contract/core/access'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { customers, personalInfos } from './customer.tables.ts'

export type PersonalInfo = typeof personalInfos.$inferSelect

const WHO = {
  id: customers.id,
  email: customers.email,
  state: customers.state,
  features: customers.features,
  language: customers.language,
}

export const findCustomer = async (db: Db, customerId: number) => {
  const [row] = await db.select(WHO).from(customers).where(eq(customers.id, customerId))
  return row
}

export const findCustomerByEmail = async (db: Db, email: string) => {
  const [row] = await db.select(WHO).from(customers).where(eq(customers.email, email))
  return row
}

/** Returns undefined if the email address is taken. */
export const insertCustomer = async (db: Db, customer: typeof customers.$inferInsert) => {
  const [row] = await db
    .insert(customers)
    .values(customer)
    .onConflictDoNothing({ target: customers.email })
    .returning({ id: customers.id })
  return row?.id
}

export const updateCustomer = async (
  db: Db,
  customerId: number,
  change: Partial<
    Pick<typeof customers.$inferInsert, 'email' | 'state' | 'features' | 'redirectPath' | 'language'>
  >,
) => {
  await db.update(customers).set(change).where(eq(customers.id, customerId))
}

export const listWithFeature = async (
  db: Db,
  customerIds: readonly number[],
  feature: Feature,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, [...customerIds]), sql`${feature} = any(${customers.features})`))
  return new Set(rows.map(({ id }) => id))
}

const FEATURE_PAGE = 500

interface FeaturePage {
  /** How many customers of the page had the feature otherwise. */
  changed: number
  /** The page's last id. Undefined behind the last customer. */
  last: number | undefined
}

/** Turns a feature on or off for the next customers after an id, but not for erased ones, which have none. */
export const setFeatureOfPage = async (
  db: Db,
  { feature, isOn, after }: { feature: Feature; isOn: boolean; after: number },
): Promise<FeaturePage> => {
  const { rows } = (await db.execute(sql`
    with page as materialized (
      select id from ${customers} where id > ${after} order by id limit ${FEATURE_PAGE}),
    changed as (
      update ${customers} set features =
        case when ${isOn}::boolean then array_append(features, ${feature}) else array_remove(features, ${feature}) end
      where id in (select id from page) and (${feature} = any(features)) <> ${isOn}::boolean and email like '%@%'
      returning id)
    select (select count(*) from changed)::int as changed, (select max(id) from page)::int8 as last`)) as unknown as {
    rows: { changed: number; last: number | null }[]
  }
  const [page] = rows
  return { changed: page?.changed ?? 0, last: page?.last ?? undefined }
}

export const findPersonalInfo = async (db: Db, customerId: number): Promise<PersonalInfo | undefined> => {
  const [row] = await db.select().from(personalInfos).where(eq(personalInfos.customerId, customerId))
  return row
}

const infoWithEmail = prepared((db) =>
  db
    .select({ info: personalInfos, email: customers.email })
    .from(personalInfos)
    .innerJoin(customers, eq(customers.id, personalInfos.customerId))
    .where(eq(personalInfos.customerId, sql.placeholder('customerId')))
    .prepare('customer_info_with_email'),
)

/** Prepared, because every page of the app shows the name. */
export const findInfoWithEmail = async (db: Db, customerId: number) => {
  const [row] = await infoWithEmail(db).execute({ customerId })
  return row
}

export const insertPersonalInfo = async (db: Db, personalInfo: typeof personalInfos.$inferInsert) => {
  await db.insert(personalInfos).values(personalInfo)
}

export const updatePersonalInfo = async (
  db: Db,
  customerId: number,
  change: Omit<PersonalInfo, 'customerId' | 'legalName'>,
) => {
  await db.update(personalInfos).set(change).where(eq(personalInfos.customerId, customerId))
}

export const updatePhone = async (db: Db, customerId: number, primaryPhone: string | null) => {
  await db.update(personalInfos).set({ primaryPhone }).where(eq(personalInfos.customerId, customerId))
}

/** Which of these customers are approved. */
export const listApproved = async (db: Db, customerIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, [...customerIds]), eq(customers.state, 'approved')))
  return new Set(rows.map(({ id }) => id))
}
