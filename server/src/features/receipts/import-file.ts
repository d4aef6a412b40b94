/** Adds what a trustee's file has and is not there yet (REC-02). */
import { MAX_RECEIPTS } from '@yoursuccess/contract/receipts/receipt-refusals'
import type { FilePreview } from '@yoursuccess/contract/receipts/receipts'
import { audit } from '../../security/audit/audit.ts'
import { afterChange, lockReceipts } from './change-receipts.ts'
import { isUnderstood } from './known-lines.rules.ts'
import { type FileForm, readFile } from './read-file.ts'
import { type ReceiptsDeps, refuse } from './receipts.deps.ts'
import { insertReceipts, listReceipts, saveFile } from './receipts.queries.ts'
import { viewPreview } from './receipts.views.ts'

/** Adds nothing. Throws `plan.missing` and the refusals of `readFile`. */
export const previewFile = async (
  { database: { db }, clock, plan }: ReceiptsDeps,
  customerId: number,
  form: FileForm,
): Promise<FilePreview> => {
  if (!(await plan.exists(db, customerId))) throw refuse('plan.missing')
  return viewPreview(await readFile(db, customerId, form, clock.today()))
}

/** Throws `receipts.columns_unknown`, `receipts.too_many`, and as `previewFile`. */
export const importFile = (
  deps: ReceiptsDeps,
  customerId: number,
  form: FileForm,
): Promise<{ added: number; known: number }> =>
  deps.database.transaction(async (tx) => {
    const { clock } = deps
    await lockReceipts(deps, tx, customerId)
    const today = clock.today()
    const { columns, lines, ...file } = await readFile(tx, customerId, form, today)
    if (!columns) throw refuse('receipts.columns_unknown')
    const fresh = lines.flatMap((line) => (line.state === 'new' && isUnderstood(line, today) ? [line] : []))
    const known = lines.filter(({ state }) => state === 'known').length
    if (fresh.length === 0) return { added: 0, known }
    if ((await listReceipts(tx, [customerId])).length + fresh.length > MAX_RECEIPTS)
      throw refuse('receipts.too_many')
    const { sha256, headingsSha256 } = file
    const importedAt = clock.now()
    const stored = { name: form.file.name, sha256, headingsSha256, columns, importedAt }
    const fileId = await saveFile(tx, customerId, stored)
    await insertReceipts(
      tx,
      customerId,
      fresh.map(({ postedOn, amountCents, receiptNumber, description }) => ({
        postedOn,
        amountCents,
        receiptNumber,
        note: description,
        source: 'file',
        fileId,
      })),
      importedAt,
    )
    await afterChange(deps, tx, customerId)
    await audit(tx, clock.realNow(), 'customer', 'receipt_file.imported', {
      customerId,
      subject: `receipt_file:${fileId}`,
    })
    return { added: fresh.length, known }
  })
