/** Sends email by SMTP. */
import { assertOutsideTransaction } from '@yoursuccess/database/database'
import nodemailer from 'nodemailer'
import { PartnerError } from '../partner-error.ts'
import type { Mail } from './port.ts'

const TIMEOUT_MS = 5000
/** Mail servers limit the connections of a client, so we keep none that we do not use. */
const IDLE_MS = 3000

/**
 * `url` as smtp://user:password@host:port or smtps://...; `from` as "Name <address>". `connections` at most are
 * open at once, and each is used for many emails: to open one takes longer than to send an email.
 */
export const createSmtpMail = ({
  url,
  from,
  connections,
}: {
  url: string
  from: string
  connections: number
}): Mail => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    idleTimeout: IDLE_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // A message contains only our text, never the content of a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html }) => {
      assertOutsideTransaction('Sending a mail')
      if (!isOneAddress(to)) throw new PartnerError('mail', 'refused', { code: 'address' })
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: onOneLine(subject),
          text,
          html,
        })
      } catch (error) {
        throw translated(error)
      }
    },
    close: () => transport.close(),
  }
}

/** No line breaks, lists or display names, which could add another header or recipient. */
const isOneAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s<>(),;:"\\[\]@\p{Cc}]+@[^\s<>(),;:"\\[\]@\p{Cc}]+$/u.test(text)

const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const translated = (error: unknown): PartnerError => {
  const { code, responseCode } =
    error instanceof Error ? (error as Error & { code?: string; responseCode?: number }) : {}
  if (responseCode !== undefined && responseCode >= 500)
    return new PartnerError('mail', 'refused', { code: String(responseCode) })
  if (code === 'ESOCKET' || code === 'ECONNECTION' || code === 'EDNS' || code === 'ECONNREFUSED')
    return new PartnerError('mail', 'unreachable', { code })
  return new PartnerError('mail', 'timeout', code === undefined ? {} : { code })
}
