import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { DialogLoading } from '../Dialog/DialogLoading'

export interface ModalProps {
  isOpen: boolean
  /** Asked for by the close button and, unless `isDismissable` is false, by Escape, the browser's Back and a click beside the dialog. */
  onClose: () => void
  title: string
  isDismissable?: boolean
  children: ReactNode
}

const ModalDialog = dynamic(() => import('./ModalDialog').then((module) => module.ModalDialog), {
  ssr: false,
  // Where it cannot be had, nothing stands in the visitor's way.
  loading: ({ error }) => (error ? null : <DialogLoading />),
})

/** A dialog over the dimmed page (behavior DIALOG-1). What it needs is loaded when it first opens. */
export function Modal({ isOpen, ...dialog }: ModalProps) {
  return isOpen ? <ModalDialog {...dialog} /> : null
}
