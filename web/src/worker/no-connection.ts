/** The page that says that there is no connection. It has no place in the app. */
export const NO_CONNECTION = '/no-connection'
