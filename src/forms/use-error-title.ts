import { useEffect } from 'react'
import type { FormTexts } from './form-texts'

/** While something is wrong, the title of the document says so first. */
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
