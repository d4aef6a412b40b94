/** How every partner serves a call: simulated faults apply, and the journal records request and reply. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from './faults.ts'
import type { World } from './world.ts'

/** A reply that never arrives, although the work was done. */
export const LOST = Symbol('lost')

type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<object | typeof LOST>

/**
 * A handler around `serve`, which sets the status on the reply, returns the body, and sends nothing itself.
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
    if (fault?.ms !== undefined) await pause(fault.ms)
    if (fault?.action === 'status') {
      keep(fault.status ?? 500, {})
      return reply.code(fault.status ?? 500).send({})
    }
    const answer = await serve(request, reply)
    if (answer === LOST || fault?.action === 'timeout_after') {
      keep(null, null)
      return hangUp(request, reply)
    }
    keep(reply.statusCode, answer)
    return answer
  }

/** The connection breaks without a reply, as when a partner's machine fails. */
const hangUp = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.hijack()
  request.raw.socket.destroy()
}
