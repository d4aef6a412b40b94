/** The operator's side of the directory of trustees: importing it, and what customers report about it. */
import * as z from 'zod'
import { endpoint, idInput, isStorable, noBody, textInput } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { INVALID } from '../core/field.messages.ts'

/** The largest file that can be imported, in bytes. */
export const MAX_TRUSTEES_FILE = 4_000_000

export const trusteeDirectoryRefusals = refusals({
  /** `details` has a line for each error: "line 3: zip: must be five digits". */
  'trustee_directory.file_wrong': [422, 'The file has errors, so nothing was changed.'],
  'trustee_directory.import_under_way': [409, 'Another import is under way. Try again when it is done.'],
  'trustee_directory.unknown_report': [404, 'There is no open report with this number.'],
})
const pick = picking(trusteeDirectoryRefusals)
const access = { who: 'operator' } as const

export const importTrustees = endpoint('POST /operator/trustees/import', {
  summary: 'Replace the directory of trustees by a file (docs/trustees.md), completely or not at all',
  access,
  // JSON may double the length of a text.
  maxBodyBytes: 2 * MAX_TRUSTEES_FILE,
  body: z.strictObject({
    file: z.strictObject({
      /** Ends in .csv or .json. */
      name: textInput(255),
      content: z.string().max(MAX_TRUSTEES_FILE).refine(isStorable, INVALID),
    }),
  }),
  replies: {
    200: z.strictObject({
      offices: z.int(),
      added: z.int(),
      changed: z.int(),
      /** Offices that the file no longer lists. */
      retired: z.int(),
    }),
  },
  refuses: pick('trustee_directory.file_wrong', 'trustee_directory.import_under_way'),
})

const trusteeReport = z.strictObject({
  id: z.int(),
  trustee_id: z.int(),
  trustee: z.string(),
  email: z.string(),
  /** In the customer's words. */
  text: z.string(),
  reported_at: z.iso.datetime(),
})
export type TrusteeReport = z.infer<typeof trusteeReport>

export const listTrusteeReports = endpoint('GET /operator/trustee_reports', {
  summary: 'What customers reported about the directory and nobody has settled, oldest first, at most 200',
  access,
  replies: { 200: z.strictObject({ trustee_reports: z.array(trusteeReport) }) },
})

export const settleTrusteeReport = endpoint('POST /operator/trustee_reports/settlement', {
  summary: 'Mark a report about the directory as settled',
  access,
  body: z.strictObject({ id: idInput }),
  replies: { 204: noBody },
  refuses: pick('trustee_directory.unknown_report'),
})
