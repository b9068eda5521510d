import type { PieceNote } from './pieces'
export function Gallery({ pieces }: { pieces: PieceNote[] }) {
  return (
    <ul>
      {pieces.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
