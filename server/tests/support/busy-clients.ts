/** Clients that send the next request as soon as they have a reply. */
import { setTimeout as pause } from 'node:timers/promises'
import { openWire, type WireRequest } from './wire.ts'

export interface Answered {
  /** 0 when no reply arrived. */
  status: number
  ms: number
  /** When the reply arrived, as performance.now(). */
  at: number
}

/** The same timeout as in the web app. */
const PATIENCE_MS = 20_000
/** A refused client waits a little before it retries, not the whole Retry-After. */
const AGAIN_MS = 100

/** Runs the clients for `forMs` and returns all their replies. Each client sends the requests in turn. */
export const beBusy = async (
  url: string,
  requests: readonly WireRequest[],
  { clients, forMs }: { clients: number; forMs: number },
): Promise<Answered[]> => {
  const wire = openWire(url, PATIENCE_MS, clients)
  const endsAt = performance.now() + forMs
  const answers: Answered[] = []
  const client = async (number: number) => {
    for (let turn = number; performance.now() < endsAt; turn++) {
      const request = requests[turn % requests.length] as WireRequest
      const startedAt = performance.now()
      const status = await wire.send(request).then(
        (reply) => reply.status,
        () => 0,
      )
      const at = performance.now()
      answers.push({ status, ms: at - startedAt, at })
      if (status === 503) await pause(AGAIN_MS)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  wire.close()
  return answers
}
