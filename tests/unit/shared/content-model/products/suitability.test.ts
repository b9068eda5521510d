import {
  ANYBODY,
  type UsageLimits,
  type User,
  unsuitability,
} from '@/shared/content-model/products/suitability'

const product = (more: Partial<UsageLimits>): UsageLimits => ({
  isMedicine: false,
  minimumAge: 0,
  notFor: [],
  substances: [],
  ...more,
})
const user = (more: Partial<User>): User => ({ ...ANYBODY, ...more })

test.each<[string, UsageLimits, User, ReturnType<typeof unsuitability>]>([
  ['nobody is known', product({ isMedicine: true, minimumAge: 216 }), ANYBODY, null],
  ['old enough', product({ minimumAge: 3 }), user({ age: 3 }), null],
  ['too young', product({ minimumAge: 3 }), user({ age: 2 }), 'age'],
  ['no age claimed, for a child', product({ minimumAge: null }), user({ age: 24 }), 'age'],
  ['no age claimed, for an adult', product({ minimumAge: null }), user({ age: 216 }), null],
  ['a medicine for a child', product({ isMedicine: true, minimumAge: 24 }), user({ age: 60 }), 'age'],
  [
    'a medicine a month before 12 years',
    product({ isMedicine: true, minimumAge: 24 }),
    user({ age: 143 }),
    'age',
  ],
  ['no age claimed, a month before 18', product({ minimumAge: null }), user({ age: 215 }), 'age'],
  ['a medicine from 12 years on', product({ isMedicine: true, minimumAge: 144 }), user({ age: 144 }), null],
  [
    'a group that it is not for',
    product({ notFor: ['grupo-gestantes'] }),
    user({ groups: ['grupo-gestantes'] }),
    'group',
  ],
  ['another group', product({ notFor: ['grupo-gestantes'] }), user({ groups: ['idade-adultos'] }), null],
  [
    'a class to avoid, whatever accents and capitals',
    product({ substances: ['Fenilefrina', 'Descongestionante'] }),
    user({ avoids: ['descongestionante'] }),
    'substance',
  ],
  ['another substance', product({ substances: ['Guaco'] }), user({ avoids: ['paracetamol'] }), null],
])(
  'a product is unsuitable by its limits alone: %s (SEARCH-14, RECOMMEND-5)',
  (_, limits, person, reason) => {
    expect(unsuitability(limits, person)).toBe(reason)
  },
)
