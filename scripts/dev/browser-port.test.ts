import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSandboxRun } from './sandbox-run.ts'

test.each(['PORT', 'SANDBOX_PORT'])(
  'refuses to start with a %s that browsers block, and names the setting',
  async (name) => {
    const environment = { DATA_DIR: join(tmpdir(), 'never-made'), PORT: '3000', [name]: '4190' }
    await expect(startSandboxRun(environment)).rejects.toThrow(
      `${name}: browsers block port 4190, which belongs to another protocol`,
    )
  },
)
