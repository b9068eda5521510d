/** Renders nothing while a section's code loads; throws a failure to its boundary. */
export function SectionLoading({ error }: { error?: Error | null | undefined }): null {
  if (error) throw error
  return null
}
