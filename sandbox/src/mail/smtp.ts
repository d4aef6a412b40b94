/**
 * An SMTP server on loopback. It accepts and stores email to any recipient, and forwards none. It rejects
 * addresses that begin with "bounce@".
 */
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@yoursuccess/database/database'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults.ts'
import { keepMail } from './box.ts'

const MAX_MAIL_BYTES = 5 * 1024 * 1024

export interface MailServer {
  listen(port: number): Promise<{ port: number }>
  close(): Promise<void>
}

export const createMailServer = ({
  db,
  clock,
  faults,
}: {
  db: Db
  clock: Clock
  faults: Pick<Faults, 'take'>
}): MailServer => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      callback(/^bounce@/i.test(address) ? refusal(550, 'No such mailbox here') : null)
    },
    onData: (stream, session, callback) => {
      void (async () => callback(await keep(stream, session)))()
    },
  })
  server.on('error', () => undefined)

  const keep = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> => {
    const { mailFrom, rcptTo } = session.envelope
    const fault = faults.take('mail', 'send')
    if (fault?.ms !== undefined) await pause(fault.ms)
    try {
      await keepMail(db, {
        raw: await wholeOf(stream),
        sender: mailFrom ? mailFrom.address : '',
        recipients: rcptTo.map(({ address }) => address),
        at: clock.now(),
      })
      return null
    } catch {
      return refusal(451, 'The mail could not be kept')
    }
  }

  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () =>
          resolve({ port: (server.server.address() as AddressInfo).port }),
        )
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const wholeOf = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
