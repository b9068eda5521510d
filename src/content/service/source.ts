/** Which host responds: published content, or drafts too. */
export type ContentSource = 'delivery' | 'preview'
