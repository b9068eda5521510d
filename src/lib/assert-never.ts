/** Ends a switch over a union: a new member does not compile until it is handled. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled value: ${JSON.stringify(value)}`)
}
