/** The language of each request, and the cookie with the reader's choice (docs/decisions/0207-spanish.md). */
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import {
  LANGUAGE_COOKIE,
  type LanguageChoice,
  readChoice,
  writeChoice,
} from '@yoursuccess/contract/customer/language-choice'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../boot/config.ts'
import { inLanguage } from '../messaging/language.ts'
import { acceptedLanguage } from './language.rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the reader chose in this browser, or else what the browser accepts. */
    language: LanguageCode
  }
}

/** A reply that says something to people differs by these headers. */
export const VARIES_BY_LANGUAGE = 'Accept-Language, Cookie'

/** Browsers keep a cookie for at most 400 days. */
const REMEMBERED_SECONDS = 400 * 86_400

/** What the reader chose in this browser. */
export const choiceOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): LanguageChoice | undefined =>
  readChoice((cookies as Partial<typeof cookies> | undefined)?.[LANGUAGE_COOKIE])

/**
 * Puts the language into the request and into its async context. Call it after the cookies are read. Reading a body
 * loses the context, so it is set again afterwards.
 */
export const readLanguages = (app: FastifyInstance): void => {
  app.decorateRequest('language', 'en')
  app.addHook('onRequest', (request, _reply, next) => {
    request.language = choiceOf(request)?.language ?? acceptedLanguage(request.headers['accept-language'])
    inLanguage(request.language, next)
  })
  app.addHook('preValidation', (request, _reply, next) => inLanguage(request.language, next))
}

/** Remembers the choice in the browser. The app's scripts read it, and it grants nothing. */
export const rememberChoice = (
  reply: FastifyReply,
  choice: LanguageChoice,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void =>
  void reply.setCookie(LANGUAGE_COOKIE, writeChoice(choice), {
    path: '/',
    secure: publicUrl.protocol === 'https:',
    sameSite: 'lax',
    maxAge: REMEMBERED_SECONDS,
  })
