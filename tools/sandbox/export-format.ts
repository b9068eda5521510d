/**
 * The `contentful export` file format: the contract between the sample space, the sandbox and a real Contentful
 * space (design: one file that the official importer takes unchanged).
 * Source: contentful-import's payload schema and Contentful's content management API.
 */

export interface SysLink<Type extends string = string> {
  sys: { type: 'Link'; linkType: Type; id: string }
}

export interface ExportField {
  id: string
  name: string
  type:
    | 'Symbol'
    | 'Text'
    | 'RichText'
    | 'Integer'
    | 'Number'
    | 'Boolean'
    | 'Date'
    | 'Location'
    | 'Object'
    | 'Link'
    | 'Array'
    | 'ResourceLink'
  linkType?: 'Entry' | 'Asset'
  items?: {
    type: 'Symbol' | 'Link' | 'ResourceLink'
    linkType?: 'Entry' | 'Asset'
    validations?: FieldValidation[]
  }
  localized?: boolean
  required?: boolean
  defaultValue?: Record<string, unknown>
  validations?: FieldValidation[]
  disabled?: boolean
  omitted?: boolean
}

/** Contentful's validations that the model uses; each object has one rule and, optionally, a message. */
export interface FieldValidation {
  unique?: boolean
  size?: { min?: number; max?: number }
  range?: { min?: number; max?: number }
  dateRange?: { min?: string; max?: string }
  regexp?: { pattern: string; flags?: string | null }
  in?: (string | number)[]
  linkContentType?: string[]
  linkMimetypeGroup?: string[]
  enabledNodeTypes?: string[]
  enabledMarks?: string[]
  nodes?: Record<string, FieldValidation[]>
  message?: string
}

export interface ExportContentType {
  sys: { id: string; type: 'ContentType'; publishedVersion?: number; [key: string]: unknown }
  name: string
  description?: string | null
  displayField?: string | null
  fields: ExportField[]
}

export interface ExportLocale {
  name: string
  code: string
  default: boolean
  fallbackCode: string | null
  contentDeliveryApi?: boolean
  contentManagementApi?: boolean
  optional?: boolean
  sys?: { id: string; type: 'Locale'; version?: number }
}

/** Fields keyed by field id, then by locale code. */
export type LocalizedFields = Record<string, Record<string, unknown>>

/** Management-API `sys`. No `publishedVersion`: draft. `version > publishedVersion + 1`: changed since publishing. */
export interface ExportSys<Type extends string = string> {
  id: string
  type: Type
  version?: number
  publishedVersion?: number
  publishedCounter?: number
  createdAt?: string
  updatedAt?: string
  publishedAt?: string
  firstPublishedAt?: string
  archivedVersion?: number
  archivedAt?: string
  space?: SysLink<'Space'>
  environment?: SysLink<'Environment'>
  contentType?: SysLink<'ContentType'>
  [key: string]: unknown
}

export interface ExportEntry {
  metadata?: { tags: SysLink<'Tag'>[]; concepts?: unknown[] }
  sys: ExportSys<'Entry'> & { contentType: SysLink<'ContentType'> }
  fields: LocalizedFields
  /** Of the sandbox only: what readers see of a changed entry. Export files contain only the latest state. */
  publishedFields?: LocalizedFields
}

export interface AssetFile {
  url?: string
  upload?: string
  fileName: string
  contentType: string
  details?: { size: number; image?: { width: number; height: number } }
}

export interface ExportAsset {
  metadata?: { tags: SysLink<'Tag'>[]; concepts?: unknown[] }
  sys: ExportSys<'Asset'>
  fields: LocalizedFields
}

export interface SpaceExport {
  contentTypes: ExportContentType[]
  tags?: unknown[]
  editorInterfaces?: unknown[]
  locales: ExportLocale[]
  entries: ExportEntry[]
  assets: ExportAsset[]
  webhooks?: unknown[]
  roles?: unknown[]
}
