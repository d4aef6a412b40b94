/**
 * Migrates one schema and kills itself during it, like a power cut. The arguments are the schema, its folder,
 * the number of the transaction in which to die (0 for none), and `middle` or `end`: after the first
 * statement, or just before the commit. Prints a fingerprint of the schema before each transaction and at the
 * end.
 */
import { writeSync } from 'node:fs'
import { openDatabase, type Database } from '@yoursuccess/database/database'
import { migrate, type Migrations } from '@yoursuccess/database/migrate'
import { likenessOf } from './likeness.ts'

const [schema = 'bank', folder = '', dieIn = '0', where = 'middle'] = process.argv.slice(2)

const die = () => {
  process.kill(process.pid, 'SIGKILL')
  // Waits until the signal arrives.
  return new Promise<never>(() => {})
}

const mortal = (database: Database): Database => {
  let transactions = 0
  return {
    ...database,
    alone: (lock, work) =>
      database.alone(lock, (session) =>
        work({
          ...session,
          transaction: async (steps) => {
            const isLast = ++transactions === Number(dieIn)
            writeSync(1, `${await likenessOf(session, schema)}\n`)
            return session.transaction(async (tx) => {
              if (!isLast) return steps(tx)
              const dying = new Proxy(tx, {
                get: (target, name) => {
                  const member: unknown = Reflect.get(target, name)
                  if (name !== 'execute' || typeof member !== 'function') return member
                  return async (...given: unknown[]) => {
                    const answer: unknown = await Reflect.apply(member, target, given)
                    return where === 'middle' ? die() : answer
                  }
                },
              })
              await steps(dying)
              return die()
            })
          },
        }),
      ),
  }
}

const database = await openDatabase({
  url: process.env['DATABASE_URL'],
  dataDir: process.env['DATABASE_DIR'],
})
await migrate(mortal(database), { schema: schema as Migrations['schema'], folder: new URL(folder) })
writeSync(1, `${await likenessOf(database, schema)}\n`)
await database.close()
