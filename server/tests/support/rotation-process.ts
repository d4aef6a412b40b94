/** Runs a key rotation as a separate process, which can be killed. Reports each committed batch. */
import { openDatabase } from '@yoursuccess/database/database'
import { createVault } from '../../src/security/vault/vault.ts'
import { rotateKeys } from '../../src/security/vault/rotate-keys.ts'

const [dataDir = '', ...keys] = process.argv.slice(2)
const database = await openDatabase(process.env['TEST_DATABASE_URL'] ? { url: dataDir } : { dataDir })
const vault = createVault(
  new Map(
    keys.map((entry) => {
      const [id = '', key = ''] = entry.split(':')
      return [id, Buffer.from(key, 'base64')]
    }),
  ),
)
const reportingDatabase: typeof database = {
  ...database,
  transaction: async (work) => {
    const result = await database.transaction(work)
    console.log('committed')
    return result
  },
}
await rotateKeys({ database: reportingDatabase, vault })
await database.close()
