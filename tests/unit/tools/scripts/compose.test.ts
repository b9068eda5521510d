import { composeService } from '../../../../tools/scripts/lib/compose'

const variables = {
  SITE_URL: 'https://www.exemplo.com.br',
  CONTENTFUL_SPACE_ID: 'space',
  CONTENTFUL_DELIVERY_TOKEN: 'token',
  PARTICIPATION_SECRET: 'secret',
  PHARMACOVIGILANCE_ADDRESS: 'a@exemplo.com.br',
  POSTGRES_PASSWORD: 'of postgres',
  REDIS_PASSWORD: 'of redis',
}

test('a service of compose.yaml has its variables filled in, as Compose does it', () => {
  expect(composeService('redis', variables).command).toMatch(/^redis-server .* --requirepass of redis$/)
  const { environment, args, target } = composeService('site-1', variables)
  expect(target).toBe('site')
  expect(args).toMatchObject({
    SITE_URL: variables.SITE_URL,
    CONTENTFUL_ENVIRONMENT: 'master',
    GOOGLE_ADS: '',
  })
  expect(environment).toMatchObject({ TRUSTED_PROXIES: '172.16.0.0/12', PORT: '3000' })
})

test('a variable that a service needs is named, and so is a service that there is not', () => {
  expect(() => composeService('site-2', { ...variables, SITE_URL: '' })).toThrow(
    'SITE_URL: public address of the site',
  )
  expect(() => composeService('site-9', variables)).toThrow('no service site-9')
})
