/*
 * Replaces, in the browser, Next's parser of routes (client-aliases.js), which also handles the app router and rewrites.
 * Routes of the pages router have segments of three kinds beside plain ones: `[name]`, `[...name]` and `[[...name]]`.
 */
const PARAMETER = /^\[(\[?)(\.\.\.)?([^\].]+)\]\]?$/

/** @param {string} text */
const escaped = (text) => text.replace(/[|\\{}()[\]^$+*?.-]/g, '\\$&')

/** @param {string} route */
export const isDynamicRoute = (route) => /\/\[[^/]+\](?=\/|$)/.test(route)

/**
 * The pattern of a route's addresses, and which part of them belongs to which parameter.
 *
 * @param {string} route
 */
export const getRouteRegex = (route) => {
  /** @type {Record<string, { pos: number, repeat: boolean, optional: boolean }>} */
  const groups = {}
  const segments = route.replace(/\/$/, '').slice(1).split('/')
  const parts = segments.map((segment) => {
    const [, bracket, dots, name] = PARAMETER.exec(segment) ?? []
    if (name === undefined) return `/${escaped(segment)}`
    const [optional, repeat] = [bracket !== '', dots !== undefined]
    groups[name] = { pos: Object.keys(groups).length + 1, repeat, optional }
    if (!repeat) return '/([^/]+?)'
    return optional ? '(?:/(.+?))?' : '/(.+?)'
  })
  return { re: new RegExp(`^${parts.join('')}(?:/)?$`), groups }
}
