/** Simulates a full disk: existing data can be read and overwritten, but no file can grow. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { Database } from '@yoursuccess/database/database'

export interface FullDisk {
  fill(): Promise<void>
  free(): Promise<void>
}

/**
 * The embedded database writes its files in this process, so this process refuses the writes. On PostgreSQL,
 * triggers raise its error for a full disk.
 */
export const fullDiskOf = (database: Database): FullDisk =>
  database.kind === 'embedded' ? diskOfThisProcess() : diskOfPostgres(database)

const diskOfThisProcess = (): FullDisk => {
  const { writeSync } = fs
  const replace = (write: typeof fs.writeSync) => {
    fs.writeSync = write
    syncBuiltinESMExports()
  }
  type Write = (
    file: number,
    bytes: NodeJS.ArrayBufferView,
    from?: number,
    length?: number,
    at?: number,
  ) => number
  const refusing: Write = (file, bytes, from, length = bytes.byteLength, at) => {
    const { size, isFile } = sizeOf(file)
    if (isFile && (at ?? size) + length > size)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
    return writeSync(file, bytes, from, length, at)
  }
  return {
    fill: async () => replace(refusing as typeof fs.writeSync),
    free: async () => replace(writeSync),
  }
}

const sizeOf = (file: number) => {
  const stats = fs.fstatSync(file)
  return { size: stats.size, isFile: stats.isFile() }
}

const diskOfPostgres = (database: Database): FullDisk => {
  const ofEachTable = (statement: string) => `do $$ declare t regclass; begin
    for t in select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('bank', 'jobs') and c.relkind = 'r' and not c.relispartition
    loop execute format('${statement}', t); end loop; end $$`
  return {
    fill: async () => {
      await database.run(
        `create function public.no_room() returns trigger language plpgsql as $$ begin
           raise exception 'could not extend file "base/5/16385": No space left on device' using errcode = '53100';
         end $$`,
      )
      await database.run(
        ofEachTable(
          'create trigger no_room before insert on %s for each row execute function public.no_room()',
        ),
      )
    },
    free: async () => {
      await database.run('drop function public.no_room() cascade')
    },
  }
}
