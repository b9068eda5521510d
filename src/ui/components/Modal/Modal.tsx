import { useOnDemand } from '@/browser/hooks/use-on-demand'
import { DialogLoading } from '../Dialog/DialogLoading'
import { LoadFailure } from '../LoadFailure/LoadFailure'
import type { ModalDialogProps } from './ModalDialog'

export interface ModalProps extends ModalDialogProps {
  isOpen: boolean
}

const loadDialog = async () => (await import('./ModalDialog')).ModalDialog

/** A dialog over the dimmed page (behavior DIALOG-1). Its code loads when it first opens. */
export function Modal({ isOpen, ...dialog }: ModalProps) {
  const { Part: ModalDialog, hasFailed, retry } = useOnDemand(loadDialog, isOpen)
  if (!isOpen) return null
  if (ModalDialog) return <ModalDialog {...dialog} />
  return hasFailed ? <LoadFailure onRetry={retry} onClose={dialog.onClose} /> : <DialogLoading />
}
