/**
 * The pages on which the bank-linking partner's script runs, below both bases of funding (FUNDING-55). The server sends
 * them with a policy of their own; the web loads them as whole documents, and leaves them so.
 */
const LINKING_PAGE = /^\/(enrollment-funding|dashboard\/funding)\/plaid\/link(-oauth|\/\d{1,15})?\/?$/

/** True for the path, without its search, of one of these pages. */
export const isLinkingPage = (path: string): boolean => LINKING_PAGE.test(path)

/** Where the partner's script lies at its address. */
export const LINK_SCRIPT_PATH = '/link/v2/stable/link-initialize.js'
