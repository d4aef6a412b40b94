/** A mail server that accepts everything, after a delay, and keeps nothing but counts. */
import { createServer, type Socket } from 'node:net'

export const createMailServer = (delayMs: () => number) => {
  let count = 0
  const arrivals: Record<string, number> = {}
  const watched = new Set<string>()

  const accept = (recipients: readonly string[]) => {
    count += 1
    for (const recipient of recipients)
      if (watched.has(recipient)) arrivals[recipient] ??= performance.timeOrigin + performance.now()
  }

  const serve = (socket: Socket) => {
    let rest = ''
    let recipients: string[] = []
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const onLine = (line: string) => {
      if (isData) {
        if (line !== '.') return
        isData = false
        const received = recipients
        setTimeout(() => {
          accept(received)
          say('250 accepted')
        }, delayMs())
        return
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'MAIL') recipients = []
      if (verb === 'RCPT') recipients.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
      if (verb === 'DATA') {
        isData = true
        say('354 go on')
      } else if (verb === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(onLine)
    })
    socket.on('error', () => socket.destroy())
    say('220 stub')
  }

  const server = createServer(serve)
  return {
    listen: (port: number) => server.listen(port, '127.0.0.1'),
    count: () => count,
    arrivals: () => arrivals,
    watch: (address: string) => void watched.add(address),
    reset: () => {
      count = 0
      watched.clear()
      for (const address of Object.keys(arrivals)) delete arrivals[address]
    },
  }
}
