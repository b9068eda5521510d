import { useSyncExternalStore } from 'react'
import type { StoredPage } from '@/shared/content-model/views/stored-page'
import { parseJson } from '@/shared/utils/parse-json'
import { readSaved, SAVED_KEY, updateCopies } from './update-copies'

const listeners = new Set<() => void>()

const parsed = (text: string): StoredPage[] => {
  const list = parseJson(text)
  return Array.isArray(list) ? list : []
}

/** Saves a page on this device, or removes it with its copy. @returns false where the browser stores nothing */
export function toggleSaved(page: StoredPage): boolean {
  const before = parsed(readSaved())
  const others = before.filter(({ path }) => path !== page.path)
  try {
    localStorage.setItem(
      SAVED_KEY,
      JSON.stringify(others.length < before.length ? others : [page, ...others]),
    )
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  updateCopies()
  return true
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The saved pages, latest first; none on the server and while hydrating. */
export function useSaved(): StoredPage[] {
  return parsed(useSyncExternalStore(subscribe, readSaved, () => '[]'))
}
