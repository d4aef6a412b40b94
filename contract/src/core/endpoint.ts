import * as z from 'zod'
import type { RefusalText } from './error.ts'
import type { Access } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Where a record id of the customer travels, and whose record it is: `{ 'params.id': 'expense_item' }`. */
export type IdPlaces = Readonly<Record<string, string>>

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Replies extends Record<number, z.ZodType> = Record<number, z.ZodType>,
  Code extends string = string,
> {
  method: Method
  /** With `:name` for parameters, spelled as it is on the wire (WIRE-03). */
  path: string
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** Success replies by status. A reply without a body is `noBody`. */
  replies: Replies
  /** Refusals besides the common ones. */
  refuses?: Record<Code, RefusalText>
  ids?: IdPlaces
  /**
   * A tighter limit than other calls have: `sign_in`, `password` and `phone_code` of a network address, `biller_search`
   * of a customer. Calls that require a key, and PDFs, have theirs without a word here.
   */
  limit?: 'sign_in' | 'password' | 'phone_code' | 'biller_search'
  /**
   * Done once for each `Idempotency-Key` (WIRE-47 to WIRE-50). `required`: it moves money or orders something, and is refused
   * without a key. `accepted`: it makes something else, and without a key each request is on its own.
   */
  idempotent?: 'required' | 'accepted'
  /** Of a call that makes a record and takes no key: why three sends make what one makes. */
  madeOnce?: string
  /** Content type of a success reply that is not JSON. */
  produces?: 'application/pdf' | 'text/html'
}

/** Declares one call of the wire. */
export const endpoint = <
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends Record<number, z.ZodType> = Record<number, z.ZodType>,
  C extends string = never,
>(
  declaration: Endpoint<P, Q, B, R, C>,
): Endpoint<P, Q, B, R, C> => declaration

export const noBody = z.undefined()

/** A record id in a path. What is no id is simply not found, like an id that does not exist. */
export const recordId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
export const idParams = z.strictObject({ id: recordId })

/** A record id in a body. */
export const idInput = z.int().positive().max(999_999_999_999_999)

/** A field whose value the server knows better, so that what the client sends is ignored (WIRE-26). */
export const ignoredField = z.unknown().optional()

/** One line of text: trimmed, no control characters. */
export const textInput = (max: number, message = 'Too long') =>
  z
    .string()
    .max(max, message)
    // NUL and its kin are refused by PostgreSQL, and break headers, mails and PDFs.
    .refine((text) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text) && text.isWellFormed(), 'Invalid')
    .transform((text) => text.trim())

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B> ? OutputOf<B> : never
export type BodyInputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B> ? z.input<B> : never
export type ParamsOf<E> = E extends Endpoint<infer P> ? OutputOf<P> : never
export type ParamsInputOf<E> = E extends Endpoint<infer P> ? z.input<P> : never
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q> ? OutputOf<Q> : never
export type QueryInputOf<E> = E extends Endpoint<z.ZodType, infer Q> ? z.input<Q> : never
export type RepliesOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? R : never
/** The body of any success reply of the endpoint. */
export type ReplyOf<E> = { [S in keyof RepliesOf<E>]: OutputOf<RepliesOf<E>[S]> }[keyof RepliesOf<E>]
export type CodeOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, Record<number, z.ZodType>, infer C> ? C : never
