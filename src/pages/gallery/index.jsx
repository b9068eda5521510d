import { itemNotes } from '@/ui/components/gallery/items'

export { Gallery as default } from '@/ui/components/gallery/Gallery'

export const getStaticProps = () => ({ props: { items: itemNotes(), folder: process.cwd() } })
