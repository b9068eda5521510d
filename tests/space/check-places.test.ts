import { readSampleSpace } from '@sandbox/space/load'
import { checkSpace } from '../../tools/scripts/space/check/space'

const notesOf = async (root: string | undefined, without: string[] = []) => {
  const { space, sources } = await readSampleSpace(root)
  const entries = space.entries.filter(({ sys }) => !without.includes(sys.contentType.sys.id))
  return checkSpace({ ...space, entries }, { sources })
    .filter(({ reason }) => /does without pages|^no entry of type|^no page holds/.test(reason))
    .map(({ level, reason }) => `${level}: ${reason}`)
}

test('each feature in use is named with the pages that it does without, and each single entry that is missing (PROBLEM-2)', async () => {
  const notes = await notesOf('tools/sandbox/second', ['header', 'footer', 'searchPage'])
  expect(notes).toEqual([
    'note: no entry of type header: no logo, no menu',
    'note: no entry of type footer: no links, no legal text',
    'note: no entry of type searchPage: results alone',
    expect.stringMatching(/contactForm does without pages: contactReceipt$/),
    expect.stringMatching(/newsletterForm does without pages: newsletterSent, confirmNewsletter, /),
    expect.stringMatching(/loginForm does without pages: forgotPassword, /),
    expect.stringMatching(/registrationForm does without pages: registered, /),
    expect.stringMatching(/^note: no page holds compareProducts/),
  ])
})

test('of a space that has them all none is named', async () => {
  expect(await notesOf(undefined)).toEqual([])
})
