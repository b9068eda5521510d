import dynamic from 'next/dynamic'
import { createElement } from 'react'
import { holdsSections } from '@/lib/rich-text-tree'
import { heldUntilLoaded } from '@/navigation/held-until-loaded'
import { loadedComponents } from '@/navigation/loaded-components'
import { still } from '@/navigation/still'
import { SectionLoading } from '../SectionLoading'
import type { SectionProps } from '../section-props'
import { LivelyNodes } from './text-parts'
// It comes with whatever shows sections: still parts bring no style sheets.
import './RichText.module.scss'

const StillText = still(() => import('./RichTextSection').then((module) => module.RichTextSection))

const LivelyText = heldUntilLoaded(
  dynamic(() => import('./RichTextSection').then((module) => module.RichTextSection), {
    loading: SectionLoading,
  }),
)

/** Running text: the server's elements stay as they are, unless a section stands in it, which may have something to press. */
const view = (props: SectionProps<'richText'>) =>
  createElement(holdsSections(props.section.body) ? LivelyText : StillText, props)

export const richTextView = Object.assign(view, {
  preload: () => loadedComponents({ LivelyText, LivelyNodes }),
})
