import { itemNotes } from '@/components/gallery/items'

export { Gallery as default } from '@/components/gallery/Gallery'

export const getStaticProps = () => ({ props: { items: itemNotes(), folder: process.cwd() } })
