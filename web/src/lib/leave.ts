/**
 * Loads a document instead of navigating inside the app, so that no customer data stays in memory after
 * sign-out. It is an object so that tests can mock it, because jsdom can't load pages.
 */
export const leave = {
  to: (path: string) => window.location.assign(path),
  reload: () => window.location.reload(),
}
