/** Whether browsers open a port: some belong to other protocols (the "bad ports" of the Fetch standard). */
export const isOpenedByBrowsers = (port: number): Promise<boolean> =>
  // The fetch of Node keeps to the same list, and looks at it before it connects.
  fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal: AbortSignal.timeout(1000) }).then(
    () => true,
    ({ cause }: Error) => !(cause instanceof Error && cause.message === 'bad port'),
  )
