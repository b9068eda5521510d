import { render, screen } from '@testing-library/react'
import { contentTypes } from '@/shared/content-model'
import { groupsOf } from '../../../../tools/desk/browser/entry/model'
import { controlId, FieldRow } from '../../../../tools/desk/browser/fields/FieldRow'
import { localMoment, storedMoment } from '../../../../tools/desk/browser/fields/plain'

const types = Object.values(contentTypes)

test.each(types.map((type) => [type.name, type] as const))(
  'every field of %s has an editor, a name and its help (SANDBOX-6)',
  (_name, { fields }) => {
    for (const [id, field] of Object.entries(fields)) {
      const { unmount, container } = render(
        <FieldRow
          fieldId={id}
          field={field}
          value={null}
          errors={['Recusado.']}
          onChange={() => undefined}
        />,
      )
      const control = document.getElementById(controlId(id))
      expect(control).not.toBeNull()
      expect(container.querySelector('label, legend')).toHaveTextContent(field.name)
      expect(container).toHaveTextContent(field.options.help.replace(/\s+/g, ' '))
      expect(screen.getByText('Recusado.')).toBeInTheDocument()
      const unnamed = screen
        .queryAllByRole('button')
        .filter((button) => !(button.getAttribute('aria-label') || button.textContent))
      expect(unnamed).toEqual([])
      unmount()
    }
  },
)

test('the parts of a form have every field once', () => {
  for (const { fields } of types) {
    const shown = groupsOf(fields).flatMap((group) => group.fields)
    expect([...shown].sort()).toEqual(Object.keys(fields).sort())
  }
})

test('a moment is typed and shown in Brasília, whatever zone it was stored in', () => {
  expect(localMoment('2026-12-24T21:30:00Z')).toBe('2026-12-24T18:30')
  expect(storedMoment('2026-12-24T18:30')).toBe('2026-12-24T18:30-03:00')
  expect(localMoment('2026-12-24T18:30-03:00')).toBe('2026-12-24T18:30')
  expect(storedMoment('')).toBeNull()
})
