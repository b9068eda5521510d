import { ALL_FORMS } from '@tests/factories/all-forms'
import { formProblemLabels } from '@/shared/labels/form-problems'
import { contactForm } from '@/shared/schemas/contact'
import { PROBLEM_CODES } from '@/shared/schemas/problem'
import { readValues } from '@/shared/schemas/read-values'
import { goodContact as contact } from '../../../factories/contact-submission'

test('what is well is read whole, and cleaned up', () => {
  expect(readValues(contactForm, { ...contact, message: ' Uma linha\r\noutra linha ' })).toEqual({
    values: { ...contact, message: 'Uma linha\noutra linha', consent: true, healthConsent: true },
  })
})

test('everything that is wrong is named at once, by field (FORM-2)', () => {
  expect(readValues(contactForm, {})).toEqual({
    problems: [
      { field: 'topic', code: 'required' },
      { field: 'name', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'message', code: 'required' },
      { field: 'consent', code: 'requiresTrue' },
      { field: 'healthConsent', code: 'requiresTrue' },
    ],
  })
})

test('a limit is told with its number', () => {
  expect(readValues(contactForm, { ...contact, message: 'curta' })).toEqual({
    problems: [{ field: 'message', code: 'tooShort', params: { min: 10 } }],
  })
})

test.each([[null], [[]], ['text'], [7], [undefined]])('a value that is no table is refused: %j', (input) => {
  expect(readValues(contactForm, input)).toEqual({ problems: [{ field: null, code: 'unsupported' }] })
})

test('a field that the form does not have is refused by its name, and a strange name is not repeated', () => {
  expect(readValues(contactForm, { ...contact, isAdmin: 'true', '<b>': 'x' })).toEqual({
    problems: [
      { field: 'isAdmin', code: 'unknownField' },
      { field: null, code: 'unknownField' },
    ],
  })
})

test('names that every object has are no fields', () => {
  const input = JSON.parse(`${JSON.stringify(contact).slice(0, -1)},"__proto__":"x","constructor":"y"}`)
  expect(readValues(contactForm, input)).toMatchObject({
    problems: [
      { field: '__proto__', code: 'unknownField' },
      { field: 'constructor', code: 'unknownField' },
    ],
  })
})

const STRANGE = [null, [], ['sim'], {}, 7, true, 'x'.repeat(1_000_000), 'a\u0000b', '\ud800', '<script>']

test.each([...ALL_FORMS].flatMap(([form, { fields }]) => fields.map(({ name }) => [form, name] as const)))(
  'of %s, the field %s is named when it holds what no field holds',
  (form, field) => {
    for (const value of STRANGE.slice(0, 9)) {
      const read = readValues(ALL_FORMS.get(form) ?? contactForm, { [field]: value })
      expect(read).toMatchObject({ problems: expect.arrayContaining([expect.objectContaining({ field })]) })
    }
  },
)

test('every code has its words', () => {
  expect(Object.keys(formProblemLabels).sort()).toEqual(
    PROBLEM_CODES.map((code) => `form.problem.${code}`).sort(),
  )
})
