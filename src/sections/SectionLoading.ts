/** Nothing, while a section's code is loading; a failure is thrown to the section's boundary. */
export function SectionLoading({ error }: { error?: Error | null | undefined }): null {
  if (error) throw error
  return null
}
