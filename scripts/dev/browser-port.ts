/**
 * True if browsers open this port. They block ports of other protocols, the "bad ports" of the Fetch
 * standard.
 */
export const isOpenedByBrowsers = (port: number): Promise<boolean> =>
  // Node's fetch has the same list of blocked ports, and checks it before it connects.
  fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal: AbortSignal.timeout(1000) }).then(
    () => true,
    ({ cause }: Error) => !(cause instanceof Error && cause.message === 'bad port'),
  )
