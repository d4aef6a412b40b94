import * as z from 'zod'
import type { RefusalText } from './error.ts'
import type { Access } from './access.ts'
import { INVALID, TOO_LONG } from './field.messages.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Fields that contain the id of a customer's record, and its kind: `{ 'params.id': 'expense_item' }`. */
export type IdPlaces = Readonly<Record<string, string>>

type FileType = 'application/pdf' | 'application/x-ofx' | 'text/csv' | 'text/html'

interface Declaration<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Replies extends Record<number, z.ZodType>,
  Code extends string,
> {
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** Success replies by status. `noBody` is a reply without a body. */
  replies: Replies
  /** Refusals of this call, besides the common ones. */
  refuses?: Record<Code, RefusalText>
  ids?: IdPlaces
  /**
   * A stricter limit than other calls have: `sign_in`, `password` and `phone_code` per network address,
   * `biller_search` per customer. Calls that require an idempotency key, and calls that produce a PDF or an
   * export or receive a file, are limited without declaring it here.
   */
  limit?: 'sign_in' | 'password' | 'phone_code' | 'biller_search'
  /**
   * Runs once per `Idempotency-Key` (WIRE-47 to WIRE-50). `required`: the call moves money or orders
   * something, and is refused without a key. `accepted`: the call creates something else; without a key,
   * every request runs.
   */
  idempotent?: 'required' | 'accepted'
  /** For a call that creates a record without a key: why repeating the request creates no second record. */
  madeOnce?: string
  /** The largest body in bytes, where it may exceed the limit of all calls. */
  maxBodyBytes?: number
  /** Content type of a success reply that is not JSON. Several if the request chooses one of them. */
  produces?: FileType | readonly FileType[]
}

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Replies extends Record<number, z.ZodType> = Record<number, z.ZodType>,
  Code extends string = string,
> extends Declaration<Params, Query, Body, Replies, Code> {
  method: Method
  /** With `:name` for parameters. The spelling is fixed, even where it is odd (WIRE-03). */
  path: string
}

/** Declares one API call: `endpoint('GET /api/bills/:id', { ... })`. */
export const endpoint = <
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends Record<number, z.ZodType> = Record<number, z.ZodType>,
  C extends string = never,
>(
  route: `${Method} /${string}`,
  declaration: Declaration<P, Q, B, R, C>,
): Endpoint<P, Q, B, R, C> => {
  const [method, path] = route.split(' ') as [Method, string]
  return { method, path, ...declaration }
}

export const noBody = z.undefined()

/** A record id in a path. A malformed id gets the same 404 as an id that does not exist. */
export const recordId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
export const idParams = z.strictObject({ id: recordId })

/** A record id in a body. */
export const idInput = z.int().positive().max(999_999_999_999_999)

/** For a field whose value the server sets itself. What the client sends is ignored (WIRE-26). */
export const ignoredField = z.unknown().optional()

/** One line of text: trimmed, no control characters. */
export const textInput = (max: number, message = TOO_LONG) =>
  z
    .string()
    .max(max, message)
    // Control characters break headers, emails and PDFs.
    .refine((text) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text) && isStorable(text), INVALID)
    .transform((text) => text.trim())

/** Whether PostgreSQL can store every text in the value: it refuses NUL and half of a surrogate pair. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable)
}

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
