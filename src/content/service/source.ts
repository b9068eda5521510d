/** Which host answers: published content, or drafts too. */
export type ContentSource = 'delivery' | 'preview'
