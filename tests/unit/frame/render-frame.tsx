import { render } from '@testing-library/react'
import { Frame, type FrameProps } from '@/frame/Frame'
import { crumbs, shell } from './fixtures'

/** The frame with the sample shell round one paragraph. */
export const renderFrame = (override: Partial<FrameProps> = {}) =>
  render(
    <Frame
      pageKey="pagina"
      shell={shell}
      crumbs={crumbs}
      showsBreadcrumb
      isTransparent={false}
      topSpacing="none"
      {...override}
    >
      <p>Conteúdo da página</p>
    </Frame>,
  )
