import { SetupError } from '../lib/site-env'

/** One name, as files, constants, types and tables write it. */
export interface Names {
  /** `club-invite` */
  kebab: string
  /** `clubInvite` */
  camel: string
  /** `ClubInvite` */
  Pascal: string
  /** `club_invite` */
  snake: string
}

const words = (text: string): string[] => text.split(/\s+/)

/** Reserved words of the language, and fields of every entry. */
const RESERVED = words(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof var void while with yield id type sys fields entry`,
)

/** Constants of the files to which a content type of that name would be added. */
const CONSTANTS = words(
  'section sections contentTypes text one many symbol richText title blocks heading link quote',
)

const refuse = (name: string, reserved: string[]): void => {
  if (reserved.includes(name))
    throw new SetupError(`"${name}" means something else in the code: choose another name.`)
}

/** @throws SetupError for names that are not in kebab case, or reserved */
export function readName(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kebab) || kebab.length > 40)
    throw new SetupError(`"${kebab}": a name is written in lower case with hyphens, such as club-invite.`)
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  refuse(camel, [...RESERVED, ...CONSTANTS])
  const Pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  return { kebab, camel, Pascal, snake: kebab.replaceAll('-', '_') }
}

/** Reads `TYPE.NAME`, both in camel case. @throws SetupError for others */
export function readFieldName(given: string): { type: string; field: string } {
  const [, type, field] = /^([a-z][a-zA-Z0-9]*)\.([a-z][a-zA-Z0-9]{0,39})$/.exec(given) ?? []
  if (type === undefined || field === undefined)
    throw new SetupError(
      `"${given}": a field is named as TYPE.NAME in camel case, such as notice.validUntil.`,
    )
  refuse(field, RESERVED)
  return { type, field }
}
