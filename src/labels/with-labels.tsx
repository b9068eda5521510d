import type { ComponentType } from 'react'
import { LabelScope } from './LabelsProvider'
import type { LabelTexts } from './reader'

/** A component that finds these texts by `useLabels`, besides the common ones. */
export const withLabels = <Props extends object>(
  texts: LabelTexts,
  Component: ComponentType<Props>,
): ComponentType<Props> =>
  function WithLabels(props: Props) {
    return (
      <LabelScope texts={texts}>
        <Component {...props} />
      </LabelScope>
    )
  }
