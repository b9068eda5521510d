import { z } from 'zod'
import { requiredText } from '../entries/fields'
import { defineMapper } from './define-mapper'

/** One text of the interface that editors replaced: its key in the label table and the new words. */
export const labelMapper = defineMapper(
  'labels',
  z.object({ key: requiredText, value: requiredText }),
  (fields): [string, string] => [fields.key, fields.value],
)
