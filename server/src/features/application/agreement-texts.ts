/**
 * The texts of the agreements, as the pages show them. The files are made and compared by
 * web/src/features/legal/agreed-texts.test.tsx. An accepted text is stored, so a later file never changes it.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { AGREEMENTS, type AgreementName } from '@yoursuccess/contract/application/application'
import { DEFAULT_LANGUAGE } from '@yoursuccess/contract/core/language'
import type { ApplicationDeps } from './application.deps.ts'

export interface AgreementText {
  sha256: string
  agreement: AgreementName
  version: string
  language: string
  text: string
}

const FOLDER = new URL('../../../agreements/', import.meta.url)

/** What an applicant reads and accepts now: the current version of each, with the names of this bank. */
export const agreementTexts = ({ config, program }: Pick<ApplicationDeps, 'config' | 'program'>) => {
  const calendar = program.getCalendar()
  const values: Readonly<Record<string, string>> = {
    product_name: config.PRODUCT_NAME,
    bank_name: config.BANK_NAME,
    support_phone: config.SUPPORT_PHONE,
    support_line: config.SUPPORT_LINE,
    support_fax: config.SUPPORT_FAX,
    mailing_address_lines: config.SUPPORT_ADDRESS.replaceAll('|', '\n'),
    refund_within_days: String(calendar.refundWithinDays),
    check_cashable_days: String(calendar.checkCashableDays),
  }
  return AGREEMENTS.map(({ name, version }): AgreementText => {
    const text = readText(version, name, calendar.mode !== 'off').replaceAll(
      /\{(\w+)\}/g,
      (_, value: string) => values[value] ?? fail(value),
    )
    const sha256 = createHash('sha256').update(text).digest('hex')
    return { sha256, agreement: name, version, language: DEFAULT_LANGUAGE, text }
  })
}

/** Once the end of the program is announced, the deposit agreement refers to its notice. */
const readText = (version: string, name: AgreementName, isEndAnnounced: boolean): string => {
  const file = `${version}/${name}${isEndAnnounced && name === 'deposit_account' ? '.announced' : ''}.${DEFAULT_LANGUAGE}.txt`
  return readFileSync(new URL(file, FOLDER), 'utf8')
}

const fail = (value: string): never => {
  throw new Error(`an agreement names {${value}}, which the bank does not set`)
}
