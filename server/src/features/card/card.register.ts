import type { Registered } from '../../boot/registered.ts'
import type { CardDeps } from './card.deps.ts'
import { cardRecords } from './card.records.ts'
import { cardRoutes } from './card.routes.ts'
import { type CardService, cardService } from './card.service.ts'
import { performActionJob } from './perform-action.ts'
import { orderPlasticJob } from './plastic-card.ts'

export const registerCard = (deps: CardDeps): Registered<CardService> => {
  const service = cardService(deps)
  return {
    service,
    routes: (serve) => cardRoutes(serve, deps),
    jobs: [orderPlasticJob(deps), performActionJob(deps)],
    records: cardRecords,
    onProcessorEvents: {
      card: (tx, customerId, { cardRef, ...change }) =>
        service.recordState(tx, customerId, { processorRef: cardRef, ...change }),
    },
  }
}
