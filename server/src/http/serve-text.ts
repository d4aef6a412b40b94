/** Files of the web app's build whose text depends on the reader's language or on the settings of this server. */
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import type { FastifyInstance } from 'fastify'
import { hashOf } from './files.ts'
import { VARIES_BY_LANGUAGE } from './language.ts'

interface Text {
  type: string
  /** What a reader of this language gets. */
  in: Readonly<Record<LanguageCode, string>>
}

/** Serves the text at this path. Browsers keep it, and check at each use whether it is still the same. */
export const serveText = (app: FastifyInstance, path: string, { type, in: texts }: Text): void => {
  const varies = texts.en !== texts.es
  app.get(path, { schema: { hide: true } }, (request, reply) => {
    const text = texts[request.language]
    const etag = `W/"${hashOf(text)}"`
    void reply.headers({ 'cache-control': 'no-cache', etag })
    if (varies) void reply.headers({ vary: VARIES_BY_LANGUAGE, 'content-language': request.language })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(`${type}; charset=utf-8`).send(text)
  })
}
