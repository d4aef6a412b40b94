/** SPANISH_TRUSTEE: one word in all Spanish texts of the server. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVERY_MESSAGE } from '../boot/every-message.ts'
import { copy as autopay } from '../features/autopay/autopay.messages.ts'
import { inLanguage } from './language.ts'
import { createTexts, message, messagesIn, t } from './render.ts'
import { loadTranslations, setSpanishTrustee, translatedReply, translatedText } from './translations.ts'

beforeAll(async () => {
  await loadTranslations()
  setSpanishTrustee('sindico')
})
// Other files share this process.
afterAll(() => setSpanishTrustee('fideicomisario'))

const GONE = 'First add the trustee'

// LANGUAGE-11
test('an email says síndico, and the English one what it said', () => {
  const subject = message(autopay.subject)
  const texts = createTexts([autopay])
  expect(texts.render(subject, 'es')).toBe('Sobre su pago al síndico (trustee)')
  expect(inLanguage('es', () => t(autopay.subject))).toBe('Sobre su pago al síndico (trustee)')
  expect(texts.render(subject)).toBe(autopay.subject.text)
})

// LANGUAGE-11
test('a refusal says síndico', async () => {
  const { trusteeGuardRefusals } = await import('@yoursuccess/contract/trustees/trustee-guard')
  const { error } = trusteeGuardRefusals['trustee.method_refused']
  expect(translatedReply(error, 'es')).toBe('Este síndico no acepta pagos hechos de esta forma.')
  expect([translatedReply(error, 'en'), translatedReply(GONE, 'es')]).toEqual([error, GONE])
})

// LANGUAGE-11
test('no Spanish text of the server has the other word', () => {
  const spanish = EVERY_MESSAGE.flatMap(messagesIn).map(({ id }) => translatedText(id, 'es') ?? '')
  expect(spanish.filter((text) => text.includes('síndico')).length).toBeGreaterThan(80)
  expect(spanish.filter((text) => /fideicomisari/i.test(text))).toEqual([])
})
