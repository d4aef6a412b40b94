import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../server/tests/support/test-bank.ts'
import { officeOfFile } from '../../server/tests/support/trustee-seeds.ts'
import { importTrustees } from './import-trustees-command.ts'

let bank: TestBank
let folder: string
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  folder = mkdtempSync(join(tmpdir(), 'trustees-test-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await bank.close()
})

const run = (name: string, content: string) => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return importTrustees({ bankUrl: bank.operatorUrl, operatorKey: bank.config.operatorKey }, [file])
}

// TRU-02
test('imports a file, and says what changed', async () => {
  expect(await run('trustees.json', JSON.stringify([officeOfFile(bank)]))).toEqual({
    offices: 1,
    added: 1,
    changed: 0,
    retired: 0,
  })
})

// TRU-02
test('names each wrong line of a file, every one in a line of its own', async () => {
  await expect(run('trustees.csv', 'id,name\n1,Carol\nx,\n')).rejects.toThrow(
    /^The file has errors, so nothing was changed\.\nline 2: office: is missing\n[^]*\nline 3: id: must be a whole number/,
  )
})

// TRU-02
test('says that the file is missing, not there, or not for the bank', async () => {
  const keys = { bankUrl: bank.operatorUrl, operatorKey: 'wrong' }
  await expect(importTrustees(keys, [])).rejects.toThrow('import-trustees FILE')
  await expect(importTrustees(keys, [join(folder, 'none.csv')])).rejects.toThrow('ENOENT')
  const file = join(folder, 'trustees.json')
  await expect(importTrustees(keys, [file])).rejects.toThrow('Please sign in.')
})
