import { useEffect, useRef, useState } from 'react'

/** Keeps the screen on from a click until the next one, or until the component is removed; the browser may end it earlier. */
export function useScreenOn(): { isSupported: boolean; isLater: boolean; toggle: () => void } {
  const lock = useRef<WakeLockSentinel | null>(null)
  const [isLater, setHeld] = useState(false)
  useEffect(() => () => void lock.current?.release(), [])
  const toggle = async () => {
    if (lock.current) return lock.current.release()
    try {
      const held = await navigator.wakeLock.request('screen')
      lock.current = held
      setHeld(true)
      held.addEventListener('release', () => {
        lock.current = null
        setHeld(false)
      })
    } catch {
      // Refused, as at a low battery: the button stays unpressed.
    }
  }
  return { isSupported: 'wakeLock' in navigator, isLater, toggle }
}
