import { type Content, createContent, installContent } from '@/server/content/content'
import { readServerEnv } from '@/shared/config/env-schema'

type Options = Parameters<typeof createContent>[1]

/** The content as a process knows it that was just started, in the environment as it is now. */
export const newContent = (options?: Options): Content => createContent(readServerEnv(process.env), options)

/** Likewise, for all that stands above the content: it works with this instance from now on. */
export const startContent = (options?: Options): Content => {
  const content = newContent(options)
  installContent(content)
  return content
}
