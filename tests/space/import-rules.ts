import { z } from 'zod'

const anyObject = z.looseObject({})
const link = z.enum(['Asset', 'Entry'])

const field = z
  .looseObject({
    id: z.string().min(1),
    name: z.string().min(1),
    type: z.string().regex(/^Symbol|Text|Integer|Number|Date|Object|Boolean|Array|Link|Location$/),
    validations: z.array(z.unknown()).optional(),
    disabled: z.boolean().optional(),
    omitted: z.boolean().optional(),
    required: z.boolean().optional(),
    localized: z.boolean().optional(),
    linkType: link.optional(),
  })
  .refine(
    ({ type, linkType }) => (type === 'Link') === (linkType !== undefined),
    'linkType goes with type Link',
  )

const file = z.looseObject({
  url: z.string().min(1),
  details: z
    .looseObject({
      size: z.number().optional(),
      image: z.looseObject({ width: z.number().optional(), height: z.number().optional() }).optional(),
    })
    .optional(),
  fileName: z.string().min(1),
  contentType: z.string().min(1),
})

/** The payload rules of contentful-import 9.4.99 and 10.0.5 (`lib/utils/schema.ts`), which is too heavy to install. */
const payload = z.looseObject({
  entries: z.array(z.looseObject({ sys: anyObject.optional(), fields: anyObject.optional() })),
  contentTypes: z.array(z.looseObject({ sys: anyObject.optional(), fields: z.array(field) })),
  tags: z.array(z.looseObject({ name: z.string().min(1), sys: anyObject.optional() })).optional(),
  assets: z.array(
    z.looseObject({
      sys: anyObject.optional(),
      fields: z.looseObject({ file: z.record(z.string().min(1), file).optional() }),
    }),
  ),
  locales: z.array(
    z.looseObject({
      name: z.string().min(1),
      code: z.string().min(1),
      internal_code: z.string().optional(),
      fallbackCode: z.string().nullable().optional(),
      default: z.boolean().optional(),
      contentManagementApi: z.boolean().optional(),
      contentDeliveryApi: z.boolean().optional(),
      optional: z.boolean().optional(),
      sys: anyObject.optional(),
    }),
  ),
  editorInterfaces: z
    .array(
      z.looseObject({
        sys: anyObject.optional(),
        controls: z
          .array(z.looseObject({ fieldId: z.string().optional(), widgetId: z.string().optional() }))
          .optional(),
      }),
    )
    .optional(),
  webhooks: z
    .array(
      z.looseObject({
        name: z.string().optional(),
        url: z.string().regex(/^https?:\/\//),
        topics: z.array(z.unknown()),
      }),
    )
    .optional(),
})

/** Why the importer would refuse an export; nothing when it would take it. */
export const importReasons = (content: unknown): string[] => {
  const result = payload.safeParse(content)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
