import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MUTANTS } from './planted.ts'

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8')

test('every fault has its place in the code, once, and changes it', () => {
  const misplaced = MUTANTS.filter(
    ({ file, from, to }) => from === to || textOf(file).split(from).length !== 2,
  )
  expect(misplaced.map(({ file, fault }) => `${file}: ${fault}`)).toEqual([])
})

test('no fault is listed twice, and there are at least thirty', () => {
  expect(new Set(MUTANTS.map(({ file, from, to }) => `${file} ${from} ${to}`)).size).toBe(MUTANTS.length)
  expect(MUTANTS.length).toBeGreaterThanOrEqual(30)
})
