/**
 * Loads a page anew instead of moving inside the app: nothing of a customer stays in memory after signing out.
 * An object, so that tests can watch it; jsdom cannot load pages.
 */
export const leave = { to: (path: string) => window.location.assign(path) }
