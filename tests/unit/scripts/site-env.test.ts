import { sandboxParticipationEnv } from '../../../scripts/lib/participation-env'

test('the sandbox brings a database, a mail server and everything that forms need', () => {
  expect(sandboxParticipationEnv({}, 4010)).toMatchObject({
    DATABASE_URL: 'postgres://site@localhost:4014/site',
    SMTP_URL: 'smtp://localhost:4015',
  })
})

test('each of its values gives way to one that the environment names', () => {
  const given = { DATABASE_URL: 'postgres://localhost/own', SMTP_URL: '' }
  expect(sandboxParticipationEnv(given, 4010)).toMatchObject({
    DATABASE_URL: 'postgres://localhost/own',
    SMTP_URL: 'smtp://localhost:4015',
  })
})
