import { Head } from 'next/document'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MANIFEST_PATH } from '@/shared/config/site'

type Files = Parameters<Head['getScripts']>[0]

/** Scripts in a template, unread until before-scripts.js moves them after the first paint (ADR 85). */
export class HeadWithLaterScripts extends Head {
  /** Browsers that need polyfills cannot run the scripts. */
  override getPolyfillScripts(): ReactElement[] {
    return []
  }

  override getDynamicChunks(): null[] {
    return []
  }

  override getScripts(files: Files): ReactElement[] {
    // React renders no children of a template in a head.
    const __html = renderToStaticMarkup(
      <>
        {/* In the head itself it would be asked for with the style sheets. */}
        <link rel="manifest" href={MANIFEST_PATH} />
        {super.getDynamicChunks(files)}
        {super.getScripts(files)}
      </>,
    )
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, of the names of the build's files.
    return [<template key="scripts" data-scripts="" dangerouslySetInnerHTML={{ __html }} />]
  }
}
