/** Reads a file that the customer chose. */
import type { FileForm } from '../receipts.api.ts'

/** The longest name that the bank takes. */
const MAX_NAME = 200

/** The name and the bytes as base64. Rejects if the browser can't read it, for example because it was moved. */
export const readFile = (file: File): Promise<FileForm['file']> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      // "data:text/csv;base64,RGF0ZQ=="
      const [, content = ''] = typeof reader.result === 'string' ? reader.result.split(',') : []
      resolve({ name: file.name.slice(0, MAX_NAME), content })
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`cannot read ${file.name}`)))
    reader.readAsDataURL(file)
  })
