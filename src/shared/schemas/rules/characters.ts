import { cleanText } from './clean-text'

/**
 * Flags, joined emoji, letters with their marks (UAX 29). Not `Intl.Segmenter`: Firefox lacks it before 125, its versions differ
 * between browser and server, and it takes a hundred times as long, at each key.
 */
const CHARACTER =
  /\r\n|(?:\p{Regional_Indicator}{2}|[\s\S])(?:\u200d\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\u0e33\u0eb3\u200c\u200d])*/gu

/** Code points of the longest emoji, rounded up. More on one letter are noise, and each of them counts. */
const LONGEST = 12

/** Characters as people see them: a letter with its accents, a family of emoji and a flag are one each. */
export const charactersOf = (text: string): string[] =>
  (text.match(CHARACTER) ?? []).flatMap((character) =>
    [...character].length > LONGEST ? [...character] : [character],
  )

/** How many characters people count in a text, as it is stored. */
export const countCharacters = (text: string): number => charactersOf(cleanText(text)).length
