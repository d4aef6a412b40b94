/** The OpenAPI document and the routes of a server, for generated tests. */
import type { Access } from '@yoursuccess/contract/core/access'
import type { IdPlaces } from '@yoursuccess/contract/core/endpoint'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describeApi } from '../../src/http/openapi.ts'
import { type AnyEndpoint, routeSchemaOf } from '../../src/http/serve.ts'

/** The JSON schema that zod writes. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  propertyNames?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  description?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

export interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  schema: JsonSchema
}

export interface Operation {
  /** "PUT /api/notifications/{id}" */
  name: string
  method: string
  /** With `{name}` for parameters. */
  path: string
  access: Access | undefined
  ids: IdPlaces
  parameters: readonly Parameter[]
  body: JsonSchema | undefined
  /** Whether it takes an Idempotency-Key, and is refused without one. */
  idempotent: 'required' | 'accepted' | undefined
  /** Why sending it three times without a key creates only one record. */
  madeOnce: string | undefined
  /** Replies with a PDF instead of JSON. */
  isPaper: boolean
  /** Replies with a file of rows: CSV, or OFX. */
  isTable: boolean
  /** Success replies by status; undefined for one without a body. */
  replies: Readonly<Record<string, JsonSchema | undefined>>
}

interface Content {
  content?: Record<string, { schema?: JsonSchema }>
}
interface DocumentOperation {
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content>
  'x-access'?: Access
  'x-made-once'?: string
  'x-ids'?: IdPlaces
}

export interface ApiDocument {
  paths?: Record<string, Record<string, DocumentOperation>>
}

/** An app that only describes these calls, so a test needs no bank to read their document. */
export const describeCalls = async (calls: readonly AnyEndpoint[]): Promise<FastifyInstance> => {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await describeApi(app)
  for (const endpoint of calls) {
    const { method, path: url } = endpoint
    app.route({
      method,
      url,
      config: { endpoint },
      schema: routeSchemaOf(endpoint),
      handler: () => undefined,
    })
  }
  await app.ready()
  return app
}

export const operationsOf = (app: FastifyInstance): Operation[] =>
  readOperations(app.swagger() as ApiDocument)

export const readOperations = ({ paths = {} }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, declared]): Operation => {
      const method = verb.toUpperCase()
      return {
        name: `${method} ${path}`,
        method,
        path,
        access: declared['x-access'],
        ids: declared['x-ids'] ?? {},
        parameters: declared.parameters ?? [],
        body: jsonOf(declared.requestBody),
        idempotent: idempotentOf(declared.parameters),
        madeOnce: declared['x-made-once'],
        isPaper: declared.responses?.['200']?.content?.['application/pdf'] !== undefined,
        isTable: declared.responses?.['200']?.content?.['text/csv'] !== undefined,
        replies: Object.fromEntries(
          Object.entries(declared.responses ?? {}).map(([status, reply]) => [status, jsonOf(reply)]),
        ),
      }
    }),
  )

const idempotentOf = (parameters: readonly Parameter[] = []): Operation['idempotent'] => {
  const key = parameters.find(({ name }) => name.toLowerCase() === 'idempotency-key')
  return key && (key.required ? 'required' : 'accepted')
}

const jsonOf = (content: Content | undefined) => content?.content?.['application/json']?.schema

/** Every route of the server, such as "PUT /api/notifications/{id}", including those outside the document. */
export const routesOf = (app: FastifyInstance): string[] => {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^(.*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line)
      if (!match) return []
      const [, indent = '', part = '', methods] = match
      const depth = indent.length / 4
      above.splice(depth, above.length, part)
      const path = above.join('').replace(/:(\w+)/g, '{$1}')
      return methods ? methods.split(', ').map((method) => `${method} ${path}`) : []
    })
}
