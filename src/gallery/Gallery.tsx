import { useState } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { FileLinks } from './FileLinks'
import { Frames } from './Frames'
import styles from './Gallery.module.scss'
import { PieceList } from './PieceList'
import type { PieceNote } from './pieces'
import { useChosenPiece } from './use-chosen-piece'
import { type View, ViewSwitch } from './ViewSwitch'

export interface GalleryProps {
  pieces: PieceNote[]
  /** Where the checkout is on this machine, for links that open an editor. */
  folder: string
}

/** The gallery's start page: a list to search, and the chosen piece in frames as wide as real screens. */
export function Gallery({ pieces, folder }: GalleryProps) {
  const isHydrated = useIsHydrated()
  const [view, setView] = useState<View>({ width: 360, direction: 'ltr' })
  const chosen = useChosenPiece()
  const piece = pieces.find(({ name }) => name === chosen) ?? pieces[0]
  if (!piece) return null
  return (
    <div className={styles.gallery} lang="en">
      <PieceList pieces={pieces} chosen={piece.name} />
      <main className={styles.main}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{piece.name}</h1>
            <FileLinks file={piece.file} folder={folder} />
          </div>
          <ViewSwitch view={view} onChange={setView} />
        </header>
        {isHydrated && <Frames piece={piece} view={view} />}
      </main>
    </div>
  )
}
