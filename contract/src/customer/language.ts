/** The language in which the customer reads the app, and gets emails, SMS and documents. */
import * as z from 'zod'
import { ANY_STATE } from '../core/access.ts'
import { endpoint } from '../core/endpoint.ts'
import { INVALID } from '../core/field.messages.ts'
import { LANGUAGES } from '../core/language.ts'

const language = z.enum(LANGUAGES, { error: INVALID })

export const chooseLanguage = endpoint('PUT /api/language', {
  summary: 'Choose the language of the app and of all messages',
  access: { who: 'customer', states: ANY_STATE },
  body: z.strictObject({ language }),
  replies: { 200: z.strictObject({ language }) },
})
