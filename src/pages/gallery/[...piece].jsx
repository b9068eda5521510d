import { piecePaths } from '@/gallery/pieces'

export { Stage as default } from '@/gallery/Stage'

export const getStaticPaths = () => ({ paths: piecePaths(), fallback: false })

/** @param {{ params?: { piece?: string[] } }} context */
export const getStaticProps = ({ params }) => {
  const [name, state] = params?.piece ?? []
  return { props: { name, state: state === undefined ? null : Number(state) } }
}
