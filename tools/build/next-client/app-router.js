/**
 * Replaces, in the browser, Next's files for the app router, which this site does not use (client-aliases.js): the contexts of
 * `next/navigation`, the errors that it throws, and parallel parameters of one segment.
 */
export const adaptForAppRouterInstance = () => null
export const adaptForPathParams = () => null
export const adaptForSearchParams = () => null

/** @param {{ children: import('react').ReactNode }} props */
export const PathnameContextProviderAdapter = ({ children }) => children

export const isNextRouterError = () => false

/**
 * @template Matcher
 * @param {Matcher} matcher
 */
export const safeRouteMatcher = (matcher) => matcher
