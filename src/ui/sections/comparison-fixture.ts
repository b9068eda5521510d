import type { ComparedProduct, Comparison } from '@/shared/content-model/views/comparison'
import { fixturePicture } from '@/ui/components/fixture-picture'
import { SENTENCE } from '@/ui/components/fixture-texts'

const product = (key: string, title: string, more: Partial<ComparedProduct> = {}): ComparedProduct => ({
  id: key,
  key,
  title,
  line: null,
  text: SENTENCE,
  href: `/pt-br/produtos/${key}/`,
  picture: fixturePicture(title, 400, 400),
  isMedicine: false,
  minimumAge: null,
  withDoctorUntil: null,
  notFor: [],
  registrationNumber: null,
  ingredients: [],
  notWith: [],
  variants: ['120 ml', '240 ml'],
  facets: ['cough'],
  ...more,
})

export const comparisonFixture: Comparison = {
  products: [
    product('xarope', 'Xarope de mel', { notWith: [{ key: 'spray', ingredient: 'Paracetamol' }] }),
    product('spray', 'Spray nasal', {
      isMedicine: true,
      registrationNumber: '1.0000.0000',
      facets: ['nose'],
    }),
    product('pomada', 'Pomada para o peito com eucalipto e lavanda', { ingredients: ['Cânfora', 'Mentol'] }),
    product('balas', 'Balas', { text: null, picture: null, href: null, variants: [] }),
    product('inalador', 'Inalador'),
  ],
  groups: [
    {
      id: 'symptom',
      title: 'Sintoma',
      facets: [
        { id: 'cough', title: 'Tosse' },
        { id: 'nose', title: 'Nariz entupido' },
      ],
    },
  ],
}
