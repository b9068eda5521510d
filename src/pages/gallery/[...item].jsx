import { itemPaths } from '@/ui/components/gallery/items'

export { Stage as default } from '@/ui/components/gallery/Stage'

export const getStaticPaths = () => ({ paths: itemPaths(), fallback: false })

/** @param {{ params?: { item?: string[] } }} context */
export const getStaticProps = ({ params }) => {
  const [name, state] = params?.item ?? []
  return { props: { name, state: state === undefined ? null : Number(state) } }
}
