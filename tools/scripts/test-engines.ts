/** `npm run test:engines`: the whole way through the site in every engine (`tests/e2e/engines`), narrow and wide. */
process.env.ENGINES = 'whole'
process.argv.push('--project=engines')
void import('./test-e2e')
