/** This build opens a data directory of an earlier build that was killed in the middle of its work. */
import { expect, test, vi } from 'vitest'
import { endsOf, onceEach } from './ends.ts'
import { OLD_DATA, openEmbedded } from './open-old-data.ts'

vi.setConfig({ testTimeout: 300_000 })

test('the repository keeps data of at least one earlier build', () => {
  expect(OLD_DATA.length).toBeGreaterThan(0)
})

test.each(OLD_DATA)('finishes all pending work in the data directory of %s exactly once', async (name) => {
  const opened = await openEmbedded(name)
  try {
    expect(await endsOf(opened)).toEqual(onceEach(opened.made))
  } finally {
    await opened.close()
  }
})
