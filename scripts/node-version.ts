const OLDEST = [22, 18] as const

/** Older ones do not run TypeScript: say so in one line instead of failing at the first type. */
export const assertNodeVersion = (version = process.versions.node): void => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(
    `Node ${OLDEST.join('.')} or newer is needed (24 is installed by npm ci); this is ${version}.`,
  )
  process.exit(1)
}
