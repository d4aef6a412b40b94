/** A copy of the repository in which faults are planted. The real files never change. */
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
import { filesOfRepository } from './files.ts'
import type { LocatedMutant } from './locate.ts'
import { plant } from './place.ts'

export interface Scratch {
  root: string
  /** Plants the fault, runs the work, and restores the file. */
  withFault: <Answer>(mutant: LocatedMutant, work: () => Promise<Answer>) => Promise<Answer>
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
    withFault: async (mutant, work) => {
      const path = join(root, mutant.file)
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, plant(text, mutant))
      try {
        return await work()
      } finally {
        writeFileSync(path, text)
      }
    },
    remove,
  }
}

/** Links the installed packages, but uses the workspaces of the copy. */
const linkPackages = (root: string) => {
  const installed = join(REPOSITORY, 'node_modules')
  mkdirSync(join(root, 'node_modules'))
  for (const entry of readdirSync(installed)) {
    if (entry === '@yoursuccess') cpSync(join(installed, entry), join(root, 'node_modules', entry), AS_LINKS)
    else symlinkSync(join(installed, entry), join(root, 'node_modules', entry))
  }
}

/** Copies the prepared test databases, because making them takes longest. Each fits only its migrations. */
const copyImages = (root: string) => {
  const images = join(REPOSITORY, '.cache/database')
  if (existsSync(images)) cpSync(images, join(root, '.cache/database'), { recursive: true })
}

/** Keeps relative links as they are: in the copy, they then point to the copy's workspaces. */
const AS_LINKS = { recursive: true, verbatimSymlinks: true }
