import Head from 'next/head'
import type { PictureSource } from './picture-sources'

export interface PicturePreloadProps {
  /** From the narrowest kind of screen on. */
  sources: PictureSource[]
  sizes: string
}

/** The windows that a source is meant for: above those of the one before it, so that a browser fetches one file only. */
const mediaOf = (upTo: number | null, before: number | null | undefined): string | undefined => {
  const parts = [
    ...(before ? [`(min-width: ${before + 1}px)`] : []),
    ...(upTo ? [`(max-width: ${upTo}px)`] : []),
  ]
  return parts.length > 0 ? parts.join(' and ') : undefined
}

/**
 * Names the page's main picture in the head, so that a browser asks for it before it has read the page. No `href`: who reads no
 * `imagesrcset` would fetch a file that is not shown.
 */
export function PicturePreload({ sources, sizes }: PicturePreloadProps) {
  return (
    <Head>
      {sources.map(({ srcSet, upTo }, index) => (
        <link
          key={upTo ?? 'others'}
          rel="preload"
          as="image"
          imageSrcSet={srcSet}
          imageSizes={sizes}
          media={mediaOf(upTo, sources[index - 1]?.upTo)}
          fetchPriority="high"
        />
      ))}
    </Head>
  )
}
