import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FormDefinition } from '@/shared/schemas/define-form'

const folder = join(process.cwd(), 'src/shared/schemas')

const isForm = (value: unknown): value is FormDefinition =>
  typeof value === 'object' && value !== null && 'mayReportHarm' in value

/** Every form that `src/shared/schemas` declares, by name. */
export const ALL_FORMS: ReadonlyMap<string, FormDefinition> = new Map(
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => Object.values<unknown>(require(join(folder, name))))
    .filter(isForm)
    .map((form) => [form.name, form]),
)
