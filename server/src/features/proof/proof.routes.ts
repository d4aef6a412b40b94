import {
  downloadPaymentProof,
  downloadProof,
  downloadProofCsv,
  verifyProof,
} from '@yoursuccess/contract/proof/proof'
import type { Serve } from '../../http/serve.ts'
import type { ProofService } from './proof.service.ts'

const attached = (fileName: string) => `attachment; filename="${fileName}"`

export const proofRoutes = (serve: Serve, proof: ProofService): void => {
  serve.customer(downloadProof, ({ caller, query, reply }) => {
    void reply.header('content-disposition', attached('trustee-payment-history.pdf'))
    return proof.makeHistory(caller.customerId, query)
  })
  serve.customer(downloadProofCsv, ({ caller, query, reply }) => {
    void reply.header('content-disposition', attached('trustee-payment-history.csv'))
    return proof.makeTable(caller.customerId, query)
  })
  serve.customer(downloadPaymentProof, ({ caller, params, reply }) => {
    void reply.header(
      'content-disposition',
      attached(`trustee-payment${params.id < 0 ? '-pull' : '-'}${params.id}.pdf`),
    )
    return proof.makePayment(caller.customerId, params.id)
  })
  serve.open(verifyProof, async ({ body }) => ({
    made_at: (await proof.verify(body.code, body.sha256))?.toISOString() ?? null,
  }))
}
