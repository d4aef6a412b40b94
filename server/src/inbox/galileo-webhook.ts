import { receiveProcessorEvent } from '@yoursuccess/contract/operator/operator'
import type { Clock } from '../clock/clock.ts'
import type { Serve, Signature } from '../http/serve.ts'
import type { CardProcessor } from '../partners/card-processor/port.ts'
import type { Inbox } from './inbox.ts'

/** Verifies, stores and acknowledges an event of the processor. A job applies it later. */
export const galileoWebhook = (
  serve: Serve,
  {
    processor,
    inbox,
    clock,
  }: { processor: Pick<CardProcessor, 'verifySignature'>; inbox: Inbox; clock: Clock },
): void => {
  const signature: Signature = {
    header: 'x-galileo-signature',
    isRight: (rawBody, header) => processor.verifySignature({ rawBody, header, now: clock.realNow() }),
  }
  serve.signed(receiveProcessorEvent, signature, async ({ body }) => {
    await inbox.receive('galileo', { eventId: body.event_id, type: body.type, body })
    return { status: 0 as const }
  })
}
