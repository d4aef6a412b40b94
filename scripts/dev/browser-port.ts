/** Whether browsers allow a port: some belong to other protocols (the "bad ports" of the Fetch standard). */
export const isOpenedByBrowsers = (port: number): Promise<boolean> =>
  // Node's fetch uses the same list, and checks it before it connects.
  fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal: AbortSignal.timeout(1000) }).then(
    () => true,
    ({ cause }: Error) => !(cause instanceof Error && cause.message === 'bad port'),
  )
