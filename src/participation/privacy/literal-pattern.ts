/** A PostgreSQL pattern that matches a text literally. */
export const literalPattern = (text: string): string => text.replace(/[^\w@]/g, String.raw`\$&`)
