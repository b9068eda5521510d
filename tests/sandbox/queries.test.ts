import { forSuite } from '@tests/factories/for-suite'
import { ask, idsOf, startZoo } from './fixture'

const sandbox = forSuite(startZoo, (made) => made.close())

test.each([
  ['content_type=cat', 'garfield,happy,kitten,nyan,teller'],
  ['content_type=cat&fields.name=Kitten', 'kitten'],
  ['content_type=cat&fields.likes=fish', 'happy,nyan'],
  ['content_type=cat&fields.likes[all]=fish,rainbows', 'nyan'],
  ['content_type=cat&fields.likes[in]=rainbows,cheese', 'nyan'],
  ['content_type=cat&fields.likes[exists]=false', 'garfield,kitten,teller'],
  ['content_type=cat&fields.lifes[exists]=true', ''],
  ['content_type=cat&fields.name[ne]=Kitten', 'garfield,happy,nyan,teller'],
  ['content_type=cat&fields.name[nin]=Kitten,Garfield', 'happy,nyan,teller'],
  ['content_type=cat&fields.lives=9', 'garfield,kitten'],
  ['content_type=cat&fields.lives[lt]=9', 'happy'],
  ['content_type=cat&fields.lives[lte]=9&fields.lives[gt]=1', 'garfield,kitten'],
  ['content_type=cat&fields.lives[gte]=1337', 'nyan'],
  ['content_type=cat&fields.tame=true', 'nyan'],
  ['content_type=cat&fields.birthday[gt]=2011-01-01', 'nyan'],
  ['content_type=cat&fields.name[match]=teller', 'teller'],
  ['query=brave', 'teller'],
  ['content_type=cat&fields.home[near]=48,2', 'garfield,nyan'],
  ['content_type=cat&fields.home[within]=48,2,49,3', 'garfield'],
  ['content_type=cat&fields.home[within]=52.5,13.4,10', 'nyan'],
  ['content_type=cat&fields.bestFriend.sys.id=happy', 'nyan'],
  [
    'content_type=cat&fields.bestFriend.sys.contentType.sys.id=cat&fields.bestFriend.fields.name=Kitten',
    'happy',
  ],
  ['content_type=cat&sys.archivedVersion[exists]=false', 'garfield,happy,kitten,nyan,teller'],
  ['content_type=cat&sys.archivedVersion[exists]=true', ''],
  ['links_to_entry=nyan', 'kitten'],
  ['links_to_asset=kitten', 'kitten'],
  ['sys.id[in]=', ''],
  ['sys.id[in]=nyan,garfield', 'garfield,nyan'],
  ['sys.updatedAt[gte]=2026-01-02T00:00:00Z', 'nyan,teller'],
  ['sys.contentType.sys.id[in]=dog,none', 'jake'],
  ['metadata.tags.sys.id[in]=famous,other', 'nyan'],
  ['metadata.tags.sys.id[all]=famous', 'nyan'],
  ['metadata.tags[exists]=true', 'nyan'],
  ['content_type=cat&order=-fields.lives,sys.id', 'nyan,garfield,kitten,happy,teller'],
  ['content_type=cat&skip=1&limit=2', 'happy,kitten'],
  ['content_type=cat&locale=tlh&fields.name=Nyan vIghro', 'nyan'],
  ['content_type=cat&locale=tlh&fields.name=Kitten', 'kitten'],
])('%s', async (query, expected) => {
  const answer = await ask(sandbox, `/entries?${query}`)
  expect(answer.status).toBe(200)
  expect(idsOf(answer).join(',')).toBe(expected)
})

test('assets are found by their file', async () => {
  expect(idsOf(await ask(sandbox, '/assets?mimetype_group=image'))).toEqual(['drawing', 'kitten', 'nyan'])
  expect(idsOf(await ask(sandbox, '/assets?fields.file.contentType=application/pdf'))).toEqual(['leaflet'])
})

test('select keeps the named parts only', async () => {
  const { body } = await ask(sandbox, '/entries?content_type=cat&sys.id=nyan&select=fields.name,sys.id')
  expect(body.items).toEqual([{ sys: { id: 'nyan' }, fields: { name: 'Nyan Cat' } }])
  expect(body.includes).toBeUndefined()
})

test('cursor paging leads forth and back', async () => {
  const first = await ask(sandbox, '/entries?content_type=cat&cursor=true&limit=2')
  expect(first.body).not.toHaveProperty('total')
  expect(idsOf(first)).toEqual(['garfield', 'happy'])
  const second = await ask(sandbox, `${sandbox.urls.delivery}${first.body.pages?.next}`)
  expect(idsOf(second)).toEqual(['kitten', 'nyan'])
  const back = await ask(sandbox, `${sandbox.urls.delivery}${second.body.pages?.prev}`)
  expect(idsOf(back)).toEqual(['garfield', 'happy'])
})
