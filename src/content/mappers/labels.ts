import { z } from 'zod'
import { labelTable } from '@/labels/table'
import { requiredText } from '../entries/fields'
import { defineMapper } from './define-mapper'

/** One text of the interface that editors replaced: its key in the label table and the new words. A key that no text has is reported. */
export const labelMapper = defineMapper(
  'labels',
  z.object({ key: requiredText, value: requiredText }),
  (fields, entry): [string, string] =>
    Object.hasOwn(labelTable, fields.key)
      ? [fields.key, fields.value]
      : entry.fail('key', 'is no key of a text of the site'),
)
