import dynamic from 'next/dynamic'
import { heldUntilLoaded } from '@/navigation/held-until-loaded'
import { still } from '@/navigation/still'

const loadNodes = async () => (await import('./RichTextNodes')).RichTextNodes

/** Words alone: the server's elements stay as they are. */
export const StillNodes = still(loadNodes)

/** Words with a section among them, such as in a list. */
export const LivelyNodes = heldUntilLoaded(dynamic(loadNodes))
