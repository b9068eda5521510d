import Head from 'next/head'
import { type PictureSource, sizesOf } from './picture-sources'

export interface PicturePreloadProps {
  /** From the narrowest screen size on. */
  sources: PictureSource[]
  sizes: string
}

/** The media query of a source: above the previous one, so that a browser loads one file only. */
const mediaOf = (upTo: number | null, before: number | null | undefined): string | undefined => {
  const parts = [
    ...(before ? [`(min-width: ${before + 1}px)`] : []),
    ...(upTo ? [`(max-width: ${upTo}px)`] : []),
  ]
  return parts.length > 0 ? parts.join(' and ') : undefined
}

/** Preloads the page's main picture. No `href`: browsers without `imagesrcset` would load a file that is not shown. */
export function PicturePreload({ sources, sizes }: PicturePreloadProps) {
  return (
    <Head>
      {sources.map((source, index) => (
        <link
          key={source.upTo ?? 'others'}
          rel="preload"
          as="image"
          imageSrcSet={source.srcSet}
          imageSizes={sizesOf(source, sizes)}
          media={mediaOf(source.upTo, sources[index - 1]?.upTo)}
          fetchPriority="high"
        />
      ))}
    </Head>
  )
}
