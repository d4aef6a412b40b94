/**
 * Records the hosts to which any code of this process opens connections: "host:port", before the name is
 * resolved.
 */
import { Socket } from 'node:net'

export interface Dialed {
  readonly places: ReadonlySet<string>
  stop(): void
}

export const recordDialed = (): Dialed => {
  const places = new Set<string>()
  const own = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect')
  const connect = own?.value as (this: Socket, ...given: unknown[]) => Socket
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    places.add(placeOf(given))
    return Reflect.apply(connect, this, given)
  } as typeof Socket.prototype.connect
  return {
    places,
    stop: () => {
      if (own) Object.defineProperty(Socket.prototype, 'connect', own)
    },
  }
}

/**
 * Reads the arguments of `connect`: (options), ([options]) or (port, host). A local socket has a path
 * instead.
 */
const placeOf = (given: readonly unknown[]): string => {
  const [first] = given.flat(1)
  if (typeof first !== 'object' || first === null)
    return `${typeof given[1] === 'string' ? given[1] : 'localhost'}:${String(first)}`
  const { host, port, path } = first as { host?: string; port?: number; path?: string }
  return path ?? `${host ?? 'localhost'}:${port}`
}

/** The host and port of a URL. */
export const placeAt = (address: string): string => {
  const { hostname, port, protocol } = new URL(address)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
