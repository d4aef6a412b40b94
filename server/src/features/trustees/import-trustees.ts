/** Replaces the directory of trustees by a file: every row is checked first, and all of it changes or nothing. */
import { isDeepStrictEqual } from 'node:util'
import { audit } from '../../security/audit/audit.ts'
import { type DirectoryEntry, readDirectory } from './directory-file.ts'
import { termsOfOffice, wordsOf } from './matching.rules.ts'
import {
  listDirectory,
  lockDirectory,
  putMethods,
  putTerms,
  putTrustees,
  retireOthers,
} from './trustee-import.queries.ts'
import { refuse, type TrusteesDeps } from './trustees.deps.ts'
import { rowOfMethod, rowOfTrustee } from './trustees.views.ts'

/** Of a file with more errors, those on its first lines are named. */
const MAX_ERRORS = 200

/** Throws `trustee_directory.file_wrong`, with a line for each error, and `trustee_directory.import_under_way`. */
export const importTrustees = async (
  { database, clock }: TrusteesDeps,
  file: { name: string; content: string },
) => {
  const today = clock.today()
  const { entries, errors } = readDirectory(file, today)
  if (errors.length > 0) {
    const left = errors.length - MAX_ERRORS
    const named = errors.slice(0, MAX_ERRORS)
    throw refuse('trustee_directory.file_wrong', {
      details: left > 0 ? [...named, `and ${left} more`] : named,
    })
  }
  return database.transaction(async (tx) => {
    if (!(await lockDirectory(tx))) throw refuse('trustee_directory.import_under_way')
    const before = await listDirectory(tx)
    const ids = entries.map(({ id }) => id)
    await putTrustees(tx, entries.map(rowOfTrustee))
    const methods = entries.flatMap((entry) => entry.methods.map((method) => rowOfMethod(entry.id, method)))
    await putMethods(tx, ids, methods)
    await putTerms(tx, entries.flatMap(termRowsOf))
    const retired = await retireOthers(tx, ids, today)
    const after = await listDirectory(tx)
    await audit(tx, clock.realNow(), 'operator', 'operator.trustees_imported')
    const known = ids.filter((id) => before.has(id))
    return {
      offices: ids.length,
      added: ids.length - known.length,
      changed: known.filter((id) => !isDeepStrictEqual(before.get(id), after.get(id))).length,
      retired,
    }
  })
}

const termRowsOf = (entry: DirectoryEntry) => {
  const { names, addresses } = termsOfOffice(entry)
  const words = new Set([entry.name, entry.office, entry.payee_name].flatMap(wordsOf))
  const rows = (kind: 'word' | 'district' | 'name' | 'address', terms: Iterable<string>) =>
    Array.from(terms, (term) => ({ kind, term, trusteeId: entry.id }))
  return [
    ...rows('word', words),
    ...rows('district', entry.districts),
    ...rows('name', names),
    ...rows('address', addresses),
  ]
}
