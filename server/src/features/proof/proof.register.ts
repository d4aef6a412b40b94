import type { Registered } from '../../boot/registered.ts'
import type { ProofDeps } from './proof.deps.ts'
import { proofRecords } from './proof.records.ts'
import { proofRoutes } from './proof.routes.ts'
import { type ProofService, proofService } from './proof.service.ts'

export const registerProof = (deps: ProofDeps): Registered<ProofService> => {
  const service = proofService(deps)
  return { service, routes: (serve) => proofRoutes(serve, service), records: proofRecords }
}
