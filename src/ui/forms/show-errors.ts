import { useEffect } from 'react'
import { scrollBelowHeader } from '@/shared/utils/scroll-below-header'
import type { FormTexts } from './form-context'

/** Scrolls until the element begins below the fixed header or, in a dialog, at its top. */
export function showFromTop(element: Element): void {
  if (element.closest('[role="dialog"]')) element.scrollIntoView({ block: 'start' })
  else scrollBelowHeader(element)
}

/** Focuses the summary with its title in view (behavior FORM-2): `focus()` centers what is taller than the window. */
export function focusFromTop(element: HTMLElement | null): void {
  if (!element) return
  showFromTop(element)
  element.focus({ preventScroll: true })
}

/** Announces errors at the start of the document's title. */
export function useErrorTitle(isFaulty: boolean, texts: FormTexts): void {
  const prefix = texts.common('form.errorTitle', { title: '' })
  useEffect(() => {
    if (!isFaulty || document.title.startsWith(prefix)) return
    document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [isFaulty, prefix])
}
