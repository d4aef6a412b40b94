/** The product name that the server wrote into the page from its configuration (OPERATIONS-10). */
export const PRODUCT_NAME = (typeof document !== 'undefined' && document.title) || 'YourSuccess'
