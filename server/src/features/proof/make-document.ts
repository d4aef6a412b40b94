/** Makes a document with a code of its own, and remembers what verifies it (EVI-03). */
import { createHash, randomBytes } from 'node:crypto'
import { codeOf } from '@yoursuccess/contract/proof/verification-code.rules'
import type { Printing } from './proof-words.ts'
import type { ProofDeps } from './proof.deps.ts'
import { insertDocument } from './proof.queries.ts'

const CODE_BYTES = 16
const VERIFY_PATH = '/verify'

export const makeDocument = async (
  { database: { db }, clock, config }: ProofDeps,
  customerId: number,
  render: (print: Printing) => Promise<Buffer>,
): Promise<Buffer> => {
  const [code, madeAt] = [codeOf(randomBytes(CODE_BYTES)), clock.now()]
  const pdf = await render({
    productName: config.PRODUCT_NAME,
    bankName: config.BANK_NAME,
    madeAt,
    code,
    verifyAddress: new URL(VERIFY_PATH, config.publicUrl).href,
  })
  await insertDocument(db, customerId, { codeHash: sha256Of(code), sha256: sha256Of(pdf), madeAt })
  return pdf
}

export const sha256Of = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')
