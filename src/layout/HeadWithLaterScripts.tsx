import { Head } from 'next/document'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Files = Parameters<Head['getScripts']>[0]

/**
 * The head of a document whose scripts wait in a template, where browsers neither fetch nor run them, until
 * public/before-scripts.js takes them out, once the page is painted (ADR 33). Next asks these methods for its scripts.
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
        {super.getDynamicChunks(files)}
        {super.getScripts(files)}
      </>,
    )
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, of the names of the build's files.
    return [<template key="scripts" data-scripts="" dangerouslySetInnerHTML={{ __html }} />]
  }
}
