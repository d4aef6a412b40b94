/** A copy of the repository for planted faults, so they never reach the real one. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { REPOSITORY } from '../steps/run.ts'
import type { Mutant } from './mutant.ts'

export interface Scratch {
  root: string
  /** Does the work while the fault is in the file. */
  withFault: <Answer>(mutant: Mutant, work: () => Promise<Answer>) => Promise<Answer>
  remove: () => void
}

export const openScratch = (): Scratch => {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'))
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  try {
    for (const file of filesOfRepository()) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      cpSync(join(REPOSITORY, file), join(root, file))
    }
    linkPackages(root)
    copyImages(root)
  } catch (error) {
    remove()
    throw error
  }
  return {
    root,
    withFault: async ({ file, from, to }, work) => {
      const path = join(root, file)
      const text = readFileSync(path, 'utf8')
      // With a function as the replacement, every $ stays literal.
      writeFileSync(
        path,
        text.replace(from, () => to),
      )
      try {
        return await work()
      } finally {
        writeFileSync(path, text)
      }
    },
    remove,
  }
}

/** Includes uncommitted files, in their current state. */
const filesOfRepository = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(REPOSITORY, file)))

/** The copy shares the installed packages, but uses its own workspaces. */
const linkPackages = (root: string) => {
  const installed = join(REPOSITORY, 'node_modules')
  mkdirSync(join(root, 'node_modules'))
  for (const entry of readdirSync(installed)) {
    if (entry === '@yoursuccess') cpSync(join(installed, entry), join(root, 'node_modules', entry), AS_LINKS)
    else symlinkSync(join(installed, entry), join(root, 'node_modules', entry))
  }
}

/** Prepared databases, which take longest to make; each fits exactly its migrations. */
const copyImages = (root: string) => {
  const images = join(REPOSITORY, '.cache/database')
  if (existsSync(images)) cpSync(images, join(root, '.cache/database'), { recursive: true })
}

/** The links point to the workspaces by relative paths. */
const AS_LINKS = { recursive: true, verbatimSymlinks: true }
