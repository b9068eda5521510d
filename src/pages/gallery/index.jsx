import { itemNotes } from '@/gallery/items'

export { Gallery as default } from '@/gallery/Gallery'

export const getStaticProps = () => ({ props: { items: itemNotes(), folder: process.cwd() } })
