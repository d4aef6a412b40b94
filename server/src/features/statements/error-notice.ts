import type { Config } from '../../boot/config.ts'
import { t } from '../../messaging/render.ts'
import { copy } from './statements.messages.ts'

/** The paragraphs of the notice on each statement. */
export const errorNotice = ({
  BANK_NAME,
  SUPPORT_PHONE,
  SUPPORT_ADDRESS,
}: Pick<Config, 'BANK_NAME' | 'SUPPORT_PHONE' | 'SUPPORT_ADDRESS'>): readonly string[] => [
  t(copy.errorNotice.howToReport, { phone: SUPPORT_PHONE, address: SUPPORT_ADDRESS.split('|').join(', ') }),
  t(copy.errorNotice.whatToSay),
  t(copy.errorNotice.howLong),
  t(copy.errorNotice.answer),
  t(copy.errorNotice.deposits, { bank: BANK_NAME }),
]
