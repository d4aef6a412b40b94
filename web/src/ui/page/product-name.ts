/** The name of the product as the server wrote it into the page: that of the configuration (OPERATIONS-10). */
export const PRODUCT_NAME = (typeof document !== 'undefined' && document.title) || 'YourSuccess'
