import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import type { ActionSize, ActionVariant, ScreenKind } from '@/shared/content-model/views/link'
import { classNames } from '@/shared/utils/class-names'
import { AppLink, type AppLinkProps } from '@/ui/components/AppLink/AppLink'
import styles from './LinkButton.module.scss'

interface Appearance {
  variant?: ActionVariant | undefined
  size?: ActionSize | undefined
  fullWidthOn?: readonly ScreenKind[] | undefined
  className?: string | undefined
  children: ReactNode
}

type AnchorProps = Appearance & Omit<AppLinkProps, keyof Appearance | 'href'> & { href: string }
type ButtonProps = Appearance &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Appearance> & {
    href?: null | undefined
    ref?: Ref<HTMLButtonElement>
  }

export type LinkButtonProps = AnchorProps | ButtonProps

const FULL_WIDTH = { desktop: 'fullOnDesktop', tablet: 'fullOnTablet', smartphone: 'fullOnPhone' } as const

/** An anchor with an href, otherwise a button (behavior LINK-5). */
export function LinkButton({
  variant = 'primary',
  size,
  fullWidthOn = [],
  className,
  ...rest
}: LinkButtonProps) {
  const appearance = {
    className: classNames(
      styles.button,
      styles[variant],
      size && styles[size],
      ...fullWidthOn.map((screen) => styles[FULL_WIDTH[screen]]),
      className,
    ),
  }
  if (typeof rest.href === 'string') return <AppLink {...rest} {...appearance} />
  const { href: _absent, ...attributes } = rest
  return <button type="button" {...attributes} {...appearance} />
}
