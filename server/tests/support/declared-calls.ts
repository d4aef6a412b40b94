/** Every call that the contract declares, for tests that need no bank. */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyEndpoint } from '../../src/http/serve.ts'

const CONTRACT = resolve(import.meta.dirname, '../../../contract/src')

/** Reads the folder, so a new file of the contract is included. */
export const readDeclaredCalls = async (): Promise<AnyEndpoint[]> => {
  const files = globSync('*/*.ts', { cwd: CONTRACT }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(pathToFileURL(resolve(CONTRACT, file)).href)),
  )
  return modules.flatMap((each): unknown[] => Object.values(each)).filter(isCall)
}

/** "PUT /api/notifications/{id}", as in the OpenAPI document. */
export const nameOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string =>
  `${method} ${path.replace(/:(\w+)/g, '{$1}')}`

const isCall = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
