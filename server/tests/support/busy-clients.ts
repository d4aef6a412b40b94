/** Clients who ask again as soon as they are answered. */
import { setTimeout as pause } from 'node:timers/promises'
import { openWire, type WireRequest } from './wire.ts'

export interface Answered {
  /** 0 where no answer came. */
  status: number
  ms: number
  /** When it came, by performance.now(). */
  at: number
}

/** As long as a browser of ours waits. */
const PATIENCE_MS = 20_000
/** Who is told to come again waits a little, not the seconds that they were told. */
const AGAIN_MS = 100

/** Every answer that so many clients got until the time is over; each takes the requests in turns. */
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
