import { Banner } from '@/components/Banner/Banner'
import type { Picture } from '@/models/picture'
import { SectionFrame } from '@/sections/SectionFrame/SectionFrame'

export interface CollectionOpeningProps {
  title: string
  text: string | null
  picture: Picture | null
}

/** A collection's purpose, beside its picture. */
export function CollectionOpening({ title, text, picture }: CollectionOpeningProps) {
  return (
    <SectionFrame>
      <Banner banner={{ variant: 'split', title, subTitle: text, image: picture }} headingLevel="h1" isMain />
    </SectionFrame>
  )
}
