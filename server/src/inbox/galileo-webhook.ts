import { receiveProcessorEvent } from '@yoursuccess/contract/operator'
import type { Clock } from '../clock.ts'
import type { Serve } from '../http/serve.ts'
import type { CardProcessor } from '../partners/card-processor/port.ts'
import { refuseCommon } from '../refusal.ts'
import type { Inbox } from './inbox.ts'

/** Verify, store, acknowledge: what an event means is worked out later. */
export const galileoWebhook = (
  serve: Serve,
  {
    processor,
    inbox,
    clock,
  }: { processor: Pick<CardProcessor, 'verifySignature'>; inbox: Inbox; clock: Clock },
): void => {
  serve.open(receiveProcessorEvent, async ({ body, request }) => {
    const header = request.headers['x-galileo-signature']
    const isSigned = processor.verifySignature({
      rawBody: request.rawBody ?? Buffer.alloc(0),
      header: typeof header === 'string' ? header : undefined,
      now: clock.realNow(),
    })
    if (!isSigned) throw refuseCommon('signed_out')
    await inbox.receive('galileo', { eventId: body.event_id, type: body.type, body })
    return { status: 0 as const }
  })
}
