import { type FocusEvent, type PointerEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { staticPart } from '@/browser/hydration/static-part'
import type { MenuSlot } from '@/shared/content-model/views/layout'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { linkAttributes } from '@/ui/components/AppLink/link-attributes'
import { DisclosureMark } from '@/ui/components/DisclosureMark/DisclosureMark'
import type { OpenSlot } from '../hooks/use-open-slot'
import styles from './Navigation.module.scss'
import { screenClass } from './screen-class'
import { toggleContainer } from './toggle-container'
import { useSlotClick } from './use-slot-click'

const PanelContent = staticPart(() => import('./PanelContent').then((module) => module.PanelContent))

interface PanelProps {
  id: string
  /** The id of the line that names the keys that close the panel. */
  keysId: string
  slot: MenuSlot
}

function Panel({ id, keysId, slot }: PanelProps) {
  const label = useLabels(layoutLabels)
  return (
    <div className={styles.panel} id={id} data-frame="panel">
      <PanelContent slot={slot} />
      <p className={styles.keys} id={keysId}>
        {label('menu.keys')}
      </p>
    </div>
  )
}

export interface SlotProps {
  slot: MenuSlot
  openSlot: OpenSlot
  isDesktop: boolean
}

/** A top slot: a link, or a button for a panel that starts with the link, so that all reach both. */
export function Slot({ slot, openSlot, isDesktop }: SlotProps) {
  const isOpen = openSlot.openId === slot.id
  const panelId = useId()
  const keysId = useId()
  const handlers = useSlotClick(slot.id, isOpen, openSlot, isDesktop)
  const item = useRef<HTMLLIElement>(null)
  // Before hydration hover and focus opened the panel by CSS: it stays open.
  const adopt = useEffectEvent(() => {
    if (item.current?.matches(':hover, :focus-within')) openSlot.open(slot.id)
  })
  useLayoutEffect(() => {
    if (isDesktop) adopt()
  }, [isDesktop])
  const analytics = linkAttributes(slot)

  if (slot.nodes.length === 0 && !slot.auxiliaryLinks) {
    if (!slot.link) return null
    return (
      <li className={classNames(styles.slot, screenClass(slot))}>
        <AppLink
          className={styles.trigger}
          href={slot.link.href}
          isExternal={slot.link.isExternal}
          opensNewTab={slot.link.opensNewTab}
          {...analytics}
        >
          <span className={styles.triggerText}>{slot.title}</span>
        </AppLink>
      </li>
    )
  }

  const hovers = (event: PointerEvent) => isDesktop && event.pointerType !== 'touch'
  const leaveByFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isDesktop && isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) openSlot.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: of buttons in it, which keys press as well.
    <li
      ref={item}
      className={classNames(styles.slot, screenClass(slot))}
      data-open={isOpen}
      data-slot=""
      onPointerEnter={(event) => hovers(event) && openSlot.hoverStart(slot.id)}
      onPointerLeave={(event) => hovers(event) && openSlot.hoverEnd()}
      onBlur={leaveByFocus}
      onClick={toggleContainer}
    >
      <button
        className={styles.trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-describedby={isDesktop ? keysId : undefined}
        {...handlers}
        {...analytics}
      >
        <span className={styles.triggerText}>{slot.title}</span>
        <DisclosureMark className={styles.chevron} />
      </button>
      <Panel id={panelId} keysId={keysId} slot={slot} />
    </li>
  )
}
