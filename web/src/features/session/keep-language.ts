import { chooseLanguage } from '@yoursuccess/contract/customer/language'
import { call } from '../../lib/call.ts'
import { chosenLanguage } from '../../lib/chosen-language.ts'

/**
 * Keeps a language that the customer just chose in this browser, for emails and for other browsers. If that fails, the
 * next page tries again: the reply of the call marks the choice as kept.
 */
export const keepLanguage = (): Promise<void> => {
  keeping ??= keep().finally(() => {
    keeping = undefined
  })
  return keeping
}

/** The call under way: React starts effects twice during development. */
let keeping: Promise<void> | undefined

const keep = async (): Promise<void> => {
  const chosen = chosenLanguage()
  if (!chosen?.isNew) return
  await call(chooseLanguage, { body: { language: chosen.language } }).catch(() => undefined)
}
