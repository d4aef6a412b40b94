import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const REPOSITORY = resolve(import.meta.dirname, '../../..')
const WORKSPACES = ['contract', 'database', 'server', 'sandbox', 'web', 'e2e', 'bench']
const CONFIGURATION = ['package.json', 'tsconfig.json', '.oxlintrc.json', '.dependency-cruiser.cjs']

/**
 * Creates a small checkout outside the repository, with the real configuration and exactly these files. Tests
 * of the code rules put violations in it, so that the repository never contains them.
 */
export const plant = (files: Readonly<Record<string, string>>): { root: string; remove: () => void } => {
  const root = mkdtempSync(join(tmpdir(), 'planted-'))
  const remove = () => rmSync(root, { recursive: true, force: true })
  try {
    fill(root, files)
  } catch (error) {
    remove()
    throw error
  }
  return { root, remove }
}

const fill = (root: string, files: Readonly<Record<string, string>>) => {
  for (const file of CONFIGURATION) cpSync(join(REPOSITORY, file), join(root, file))
  for (const name of WORKSPACES) {
    mkdirSync(join(root, name, 'src'), { recursive: true })
    cpSync(join(REPOSITORY, name, 'package.json'), join(root, name, 'package.json'))
  }
  linkPackages(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\n`)
  }
}

/** Links the installed packages, but uses the workspaces of the small checkout. */
const linkPackages = (root: string) => {
  const installed = join(REPOSITORY, 'node_modules')
  mkdirSync(join(root, 'node_modules/@yoursuccess'), { recursive: true })
  for (const entry of readdirSync(installed)) {
    if (entry !== '@yoursuccess') symlinkSync(join(installed, entry), join(root, 'node_modules', entry))
  }
  for (const name of WORKSPACES) symlinkSync(join(root, name), join(root, 'node_modules/@yoursuccess', name))
}
