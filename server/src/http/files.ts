/**
 * Serves the files of the built web app. The build compressed them (web/scripts/compress.ts). Their ETags are
 * made of their content, so all servers of a version agree, and files that a new version did not change stay
 * in browsers' caches.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import send from '@fastify/send'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The compressed copies that a file may have, and what their names end with. The first one is preferred. */
const COPIES: Readonly<Record<string, string>> = { br: '.br', zstd: '.zst' }

interface BuiltFile {
  path: string
  /** The encodings in which the build stored a copy. */
  encodings: readonly string[]
  headers: Readonly<Record<string, string>>
}

/** Serves all files in the folder for which `isServed` returns true. `path` has no leading slash. */
export const serveFiles = async (
  app: FastifyInstance,
  folder: string,
  isServed: (path: string) => boolean,
): Promise<void> => {
  for (const file of await listFiles(folder, isServed))
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${file.path}`,
      schema: { hide: true },
      handler: async (request, reply) => {
        void reply.headers(file.headers)
        const etag = String(file.headers['etag'])
        if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
        // The library would compare it with an ETag of its own.
        if (request.headers['if-range'] === etag) delete request.headers['if-range']
        const encoding = encodingFor(request, file)
        if (encoding) void reply.header('content-encoding', encoding)
        const { statusCode, headers, stream } = await send(
          request.raw,
          `/${file.path}${encoding ? COPIES[encoding] : ''}`,
          { root: folder, etag: false, lastModified: false, cacheControl: false, contentType: false },
        )
        return reply.code(statusCode).headers(headers).send(stream)
      },
    })
}

const listFiles = async (folder: string, isServed: (path: string) => boolean): Promise<BuiltFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !/(^|\/)\./.test(path))
  const all = new Set(paths)
  const isCopy = (path: string) =>
    Object.values(COPIES).some((end) => path.endsWith(end) && all.has(path.slice(0, -end.length)))
  return paths
    .filter((path) => !isCopy(path) && isServed(path))
    .map((path) => ({
      path,
      encodings: Object.keys(COPIES).filter((encoding) => all.has(path + COPIES[encoding])),
      headers: headersOf(path, readFileSync(join(folder, path))),
    }))
}

const headersOf = (path: string, content: Buffer): Record<string, string> => {
  const type = send.mime.getType(path) ?? 'application/octet-stream'
  const isText = send.isUtf8MimeType(type) || /[+/](json|xml)$/.test(type)
  const hash = hashOf(content)
  return {
    'content-type': isText ? `${type}; charset=utf-8` : type,
    // Names of built files contain a hash of their content.
    'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    // Text has one weak ETag for all its encodings. Others have a strong one, which requests for a part of a
    // video need.
    etag: isText ? `W/"${hash}"` : `"${hash}"`,
    ...(isText && { vary: 'accept-encoding' }),
    // The policy of a service worker is that of its file. It fetches files and pages of this site only.
    ...(path === 'service-worker.js' && {
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    }),
  }
}

/** Of the content of a file, for its ETag. */
export const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27)

/** Undefined for the file as it is. The compression plugin then encodes it for a browser that knows only gzip. */
const encodingFor = ({ headers }: FastifyRequest, { encodings }: BuiltFile) => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return negotiate(accepted, [...encodings]) ?? undefined
}

/** True if the browser already has this content (RFC 9110, 13.1.2: compared without the W/). */
const isKnown = (ifNoneMatch: string | undefined, etag: string) => {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag)) ?? false
}
