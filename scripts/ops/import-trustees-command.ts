/** `npm run bank -- import-trustees FILE`: replaces the directory of trustees (docs/trustees.md). */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

/** Sends a file to the bank. Throws an error that names each wrong line, or what else the bank replied. */
export const importTrustees = async (
  { bankUrl, operatorKey }: { bankUrl: string; operatorKey: string },
  [path]: string[],
): Promise<unknown> => {
  if (path === undefined) throw new Error('name the file: npm run bank -- import-trustees FILE')
  const file = { name: basename(path), content: await readFile(path, 'utf8') }
  const reply = await fetch(`${bankUrl}/operator/trustees/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorKey}` },
    body: JSON.stringify({ file }),
  })
  const text = await reply.text()
  if (reply.ok) return JSON.parse(text)
  throw new Error(errorOf(text, reply.status))
}

const errorOf = (text: string, status: number): string => {
  const { error, details = [] } = readReply(text)
  return error === undefined ? `the bank answered ${status}` : [error, ...details].join('\n')
}

const readReply = (text: string): { error?: string; details?: string[] } => {
  try {
    return JSON.parse(text) as { error?: string; details?: string[] }
  } catch {
    return {}
  }
}
