import { Head } from 'next/document'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MANIFEST_PATH } from '@/config/site'

type Files = Parameters<Head['getScripts']>[0]

/**
 * The head of a document whose scripts wait in a template, and its manifest with them, where browsers neither fetch nor run
 * anything, until src/layout/before-scripts.js takes them out, once the page is painted (ADR 85). Next asks these methods for
 * its scripts.
 */
export class HeadWithLaterScripts extends Head {
  /** Browsers that would need them cannot run the scripts either. */
  override getPolyfillScripts(): ReactElement[] {
    return []
  }

  override getDynamicChunks(): null[] {
    return []
  }

  override getScripts(files: Files): ReactElement[] {
    // In a head React draws nothing that a template holds.
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
