/** The OpenAPI document, generated from the declarations that serve the calls. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { errorReply } from '@yoursuccess/contract/core/error'

export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'YourSuccess', version: '1' } },
    transform: (input) => {
      const endpoint = input.route.config?.endpoint
      if (!endpoint) return { schema: { ...input.schema, hide: true }, url: input.url }
      const response = { ...(input.schema.response as object), default: errorReply }
      const { schema, url } = jsonSchemaTransform({ ...input, schema: { ...input.schema, response } })
      const described = { ...schema, ...extensions(endpoint) } as typeof schema & { response?: object }
      if (endpoint.produces) described.response = { ...described.response, 200: fileReply(endpoint.produces) }
      return { schema: described, url }
    },
  })
}

const fileReply = (types: string | readonly string[]) => ({
  description: 'A file',
  content: Object.fromEntries(
    [types].flat().map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ),
})

/** Anyone may read the document; it reveals nothing that a caller could not find out. */
export const serveApiDescription = (app: FastifyInstance): void => {
  // Built once, because it is our largest reply and anyone may request it.
  let written: string | undefined
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((written ??= JSON.stringify(app.swagger()))),
  )
}

/** For the generated tests: who may call, which fields contain record ids, why a call needs no key. */
const extensions = (endpoint: { access: object; ids?: object; madeOnce?: string }) => ({
  'x-access': endpoint.access,
  ...(endpoint.madeOnce && { 'x-made-once': endpoint.madeOnce }),
  ...(endpoint.ids && { 'x-ids': endpoint.ids }),
})
