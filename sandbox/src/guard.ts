/**
 * Accepts requests only from this machine. Refuses other machines, host names other than localhost (DNS
 * rebinding), and forms submitted by other sites' pages.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const guardLoopback = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request)
    if (refusal) return reply.code(403).send({ error: refusal })
    return undefined
  })
}

const refusalOf = (request: FastifyRequest): string | undefined => {
  if (!/^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '127.0.0.1'))
    return 'The sandbox answers this machine only.'
  const host = request.headers.host ?? ''
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host))
    return 'The sandbox answers to localhost only.'
  if (['GET', 'HEAD'].includes(request.method)) return undefined
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && origin !== `http://${host}`) return 'A foreign page may not steer the sandbox.'
  if (site !== undefined && !['same-origin', 'none'].includes(String(site)))
    return 'A foreign page may not steer the sandbox.'
  return undefined
}
