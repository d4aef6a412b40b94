/**
 * Wraps the handler of every partner call: applies simulated faults, and records request and reply in the
 * journal. Of a call that throws, it records the status without the reply.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from './faults.ts'
import { statusOf, type World } from './world.ts'

/** Returned by a handler to break the connection without a reply, although the work was done. */
export const LOST = Symbol('lost')

type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<object | typeof LOST>

/**
 * Makes a route handler from `serve`. `serve` sets the status on the reply and returns the body; it does not
 * send the reply itself.
 */
export const partnerCall =
  (
    world: World,
    { partner, call }: { partner: Exclude<Fault['partner'], 'webhook' | 'mail'>; call: string },
    serve: Serve,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const fault = world.faults.take(partner, call)
    const keep = (status: number | null, answer: unknown) =>
      world.journal.keep({
        partner,
        call,
        at: world.clock.now().toISOString(),
        path: request.url,
        request: request.body ?? {},
        status,
        answer,
        fault: fault?.action ?? null,
      })
    if (fault?.action === 'timeout_before') {
      keep(null, null)
      return hangUp(request, reply)
    }
    if (fault?.ms !== undefined) {
      const { closing } = world
      await pause(fault.ms, undefined, { signal: closing }).catch(() => undefined)
      if (closing.aborted) return hangUp(request, reply)
    }
    if (fault?.action === 'status') {
      keep(fault.status ?? 500, {})
      return reply.code(fault.status ?? 500).send({})
    }
    const answer = await serve(request, reply).catch((error: unknown) => {
      keep(statusOf(error), null)
      throw error
    })
    if (answer === LOST || fault?.action === 'timeout_after') {
      keep(null, null)
      return hangUp(request, reply)
    }
    keep(reply.statusCode, answer)
    return answer
  }

/** Breaks the connection without a reply, as if the partner's server had failed. */
const hangUp = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.hijack()
  request.raw.socket.destroy()
}
