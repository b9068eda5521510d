/**
 * Stands for a section whose code is on its way. In the browser that is nothing, for a moment; a section whose code
 * cannot be fetched is left to its boundary. On the server it is an error: several pages that start at once can
 * overtake the loading, and a page must rather fail and be tried again than be published without its sections.
 */
export function SectionLoading({ error }: { error?: Error | null | undefined }): null {
  if (error) throw error
  if (typeof window === 'undefined') throw new Error('A section was drawn before its code was loaded')
  return null
}
