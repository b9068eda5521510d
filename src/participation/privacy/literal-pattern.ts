/** A pattern, for PostgreSQL, that finds a text as it is written. */
export const literalPattern = (text: string): string => text.replace(/[^\w@]/g, String.raw`\$&`)
