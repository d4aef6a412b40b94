/**
 * The pages that run the bank-linking partner's script, under both base paths of funding (FUNDING-55). They
 * have their own content security policy, so the web app opens and leaves them with a full page load.
 */
const LINKING_PAGE = /^\/(enrollment-funding|dashboard\/funding)\/plaid\/link(-oauth|\/\d{1,15})?\/?$/

/** True when the path, without its query, is one of these pages. */
export const isLinkingPage = (path: string): boolean => LINKING_PAGE.test(path)

/** The path of the partner's script at the partner's origin. */
export const LINK_SCRIPT_PATH = '/link/v2/stable/link-initialize.js'
