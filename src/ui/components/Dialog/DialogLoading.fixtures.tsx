import type { Fixtures } from '../fixtures'

export const takesWindow = true

export const fixtures: Fixtures<object> = { 'on its way': {} }
