import type { Message } from '../partners/mail/port.ts'

/** A message of plain paragraphs. The HTML part shows a URL as a link. All text is escaped. */
export const composeMessage = (email: {
  to: string
  subject: string
  paragraphs: readonly (string | URL)[]
}): Message => {
  const { to, subject, paragraphs } = email
  return {
    to,
    subject,
    text: paragraphs.map((part) => (part instanceof URL ? part.href : part)).join('\n\n'),
    html: paragraphs.map((part) => `<p>${part instanceof URL ? anchor(part) : escape(part)}</p>`).join('\n'),
  }
}

const anchor = (link: URL) => `<a href="${escape(link.href)}">${escape(link.href)}</a>`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
