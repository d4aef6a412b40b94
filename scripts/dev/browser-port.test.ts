import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSandboxRun } from './sandbox-run.ts'

test.each(['PORT', 'SANDBOX_PORT'])(
  'a %s that no browser opens stops the start with its name',
  async (name) => {
    const environment = { DATA_DIR: join(tmpdir(), 'never-made'), PORT: '3000', [name]: '4190' }
    await expect(startSandboxRun(environment)).rejects.toThrow(
      `${name}: browsers do not open 4190, it belongs to another protocol`,
    )
  },
)
