import type { FeatureType, SectionContainer } from '@/models/sections'

/** Whether a page shows this feature, and so needs what the feature is drawn from. */
export const hasFeature = (containers: SectionContainer[], feature: FeatureType): boolean =>
  containers
    .flatMap(({ sections }) => sections)
    .some((section) => section.type === 'feature' && section.feature === feature)
