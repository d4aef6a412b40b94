/**
 * When code of a page cannot be loaded, the router reloads the document, as a new release may have replaced that code. Without a
 * connection there is no document to load, and the browser's own error page would take the place of the app. With a message that
 * the router does not know it shows the error, and a way to try again.
 */
export const keepPageWhileOffline = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
  })
