import { useEffect } from 'react'
import type { FormTexts } from './form-texts'

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
