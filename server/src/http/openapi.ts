/** The OpenAPI document, from the same declarations that serve the calls. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'YourSuccess', version: '1' } },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input)
      const endpoint = input.route.config?.endpoint
      if (!endpoint) return { schema: { ...schema, hide: true }, url }
      return { schema: { ...schema, ...extensions(endpoint) } as typeof schema, url }
    },
  })
}

/** What the generated tests read: who may call, and where ids of records travel. */
const extensions = (endpoint: { access: object; ids?: object }) => ({
  'x-access': endpoint.access,
  ...(endpoint.ids && { 'x-ids': endpoint.ids }),
})
