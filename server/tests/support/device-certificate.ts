/** A device that proves its make with a certificate (WebAuthn, section 8.2), which is right in every part. */
import { generateKeyPairSync, sign } from 'node:crypto'

/** DER: a tag, the length, and the content, which has fewer than 65536 bytes. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const size = content.length
  const bytes = size < 256 ? [size] : [size >> 8, size & 0xff]
  return Buffer.concat([
    Buffer.from(size < 128 ? [tag, size] : [tag, 0x80 + bytes.length, ...bytes]),
    content,
  ])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const hex = (digits: string) => Buffer.from(digits, 'hex')
const ECDSA_WITH_SHA256 = sequence(hex('06082a8648ce3d040302'))

const part = (attribute: number, tag: number, text: string) =>
  der(0x31, sequence(hex('06035504'), Buffer.from([attribute]), der(tag, Buffer.from(text))))
const NAME = sequence(
  part(6, 0x13, 'US'),
  part(10, 0x0c, 'Test Keys'),
  part(11, 0x0c, 'Authenticator Attestation'),
  part(3, 0x0c, 'Test Key'),
)

/** `fmt: 'packed', attStmt: { alg: -7, sig, x5c: [certificate] }` in CBOR. */
export const certifiedStatement = (signed: Uint8Array): Buffer => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signature = sign('sha256', signed, privateKey)
  const content = sequence(
    hex('a003020102020101'),
    ECDSA_WITH_SHA256,
    NAME,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x18, Buffer.from('20990101000000Z'))),
    NAME,
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const proof = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const certificate = sequence(content, ECDSA_WITH_SHA256, proof)
  return Buffer.concat([
    hex('63666d74667061636b65646761747453746d74a363616c67266373696758'),
    Buffer.from([signature.length]),
    signature,
    hex('637835638159'),
    Buffer.from([certificate.length >> 8, certificate.length & 0xff]),
    certificate,
  ])
}
