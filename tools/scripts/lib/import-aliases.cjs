const path = require('node:path')

const root = path.resolve(__dirname, '../../..')

/** The aliases of tsconfig.json in the form that dependency-cruiser resolves with. */
module.exports = {
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    alias: {
      '@': path.join(root, 'src'),
      '@sandbox': path.join(root, 'tools/sandbox'),
      '@tests': path.join(root, 'tests'),
    },
  },
}
