/**
 * When a page's code fails to load, the router reloads the document, because a new release may have replaced
 * that code. Offline, the document can't load either, and the browser's own error page would replace the app.
 * Changing the message keeps the router from recognizing the failure, so it shows the error and a way to try
 * again.
 */
export const keepPageWhileOffline = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
  })
