/**
 * Stands in the browser for files of Next that serve the app router, which this site has not (client-aliases.js): the
 * contexts of `next/navigation`, the errors that it throws, and parameters that stand side by side in one segment.
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
