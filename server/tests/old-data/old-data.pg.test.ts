/** This build opens PostgreSQL dumps of an earlier build that was killed in the middle of its work. */
import { expect, test, vi } from 'vitest'
import { endsOf, onceEach } from './ends.ts'
import { OLD_DATA, openPostgres } from './open-old-data.ts'

vi.setConfig({ testTimeout: 300_000 })

test.each(OLD_DATA)('finishes all pending work in the PostgreSQL dump of %s exactly once', async (name) => {
  const opened = await openPostgres(name)
  try {
    expect(await endsOf(opened)).toEqual(onceEach(opened.made))
  } finally {
    await opened.close()
  }
})
