import { useEffect, useRef, useState } from 'react'
import styles from './Gallery.module.scss'

export interface FrameProps {
  title: string
  src: string
  width: number
  /** As tall as its page, not as a window. */
  isTall?: boolean
}

const WINDOW_HEIGHT = 640

/** A gallery page at one screen width. */
export function Frame({ title, src, width, isTall = false }: FrameProps) {
  const [height, setHeight] = useState(WINDOW_HEIGHT)
  const observer = useRef<ResizeObserver | null>(null)
  useEffect(() => () => observer.current?.disconnect(), [])

  const follow = (frame: HTMLIFrameElement) => {
    observer.current?.disconnect()
    const page = frame.contentDocument?.body
    if (!page || !isTall) return
    observer.current = new ResizeObserver(() => setHeight(Math.ceil(page.getBoundingClientRect().height)))
    observer.current.observe(page)
  }

  return (
    <section className={styles.scroller} aria-label={title}>
      <iframe
        className={styles.frame}
        title={title}
        src={src}
        width={width}
        height={height}
        onLoad={({ currentTarget }) => follow(currentTarget)}
      />
    </section>
  )
}
