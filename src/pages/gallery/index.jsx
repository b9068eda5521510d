import { pieceNotes } from '@/gallery/pieces'

export { Gallery as default } from '@/gallery/Gallery'

export const getStaticProps = () => ({ props: { pieces: pieceNotes(), folder: process.cwd() } })
