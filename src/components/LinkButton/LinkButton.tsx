import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from '@/components/AppLink/AppLink'
import { classNames } from '@/lib/class-names'
import type { ActionVariant } from '@/models/link'
import styles from './LinkButton.module.scss'

interface Look {
  variant?: ActionVariant | undefined
  /** Only where no surface around it says so by `data-tone` already. */
  tone?: 'light' | 'dark' | undefined
  isFullWidthOnPhone?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

type AnchorProps = Look & Omit<AppLinkProps, keyof Look>
type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> & { href?: null | undefined }

export type LinkButtonProps = AnchorProps | ButtonProps

/** Renders an anchor when it has an href, otherwise a button (specification §2, "Shared interface pieces"). */
export function LinkButton({
  variant = 'primary',
  tone,
  isFullWidthOnPhone = false,
  className,
  ...rest
}: LinkButtonProps) {
  const look = {
    className: classNames(
      styles.button,
      styles[variant],
      isFullWidthOnPhone && styles.fullOnPhone,
      className,
    ),
    'data-tone': tone,
  }
  if (typeof rest.href === 'string') return <AppLink {...rest} {...look} />
  const { href: _absent, ...attributes } = rest
  return <button type="button" {...attributes} {...look} />
}
