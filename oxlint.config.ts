import { defineConfig, type OxlintOverride } from 'oxlint'
import { layers } from './tests/architecture/import-table.ts'
import { restrictionsOf } from './tests/architecture/restrict-imports.ts'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist/**', 'storybook-static/**', 'coverage/**', 'public/**'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300 }],
    'no-alert': 'error',
    'no-eval': 'error',
    'no-param-reassign': 'error',
    // Names of others: XState's microsteps, an answer of ofetch, a constant that the build puts in, MDN's data.
    'no-underscore-dangle': ['error', { allow: ['_transitions', '_data', '__PORTAL_VERSION__', '__compat'] }],
    // A flag that another function sets ends a loop as well.
    'no-unmodified-loop-condition': 'off',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/extensions': ['error', 'always', { ignorePackages: true }],
    // Of types too: a part that takes its props from its parent cannot stand without it.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    // Default objects are the documented way into fast-check and react-google-recaptcha.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    // role="status" is announced by more screen readers than output, and the strength meter draws itself.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'react/exhaustive-deps': 'error',
    // An effect may name what it repeats for; what it must name is the rule above.
    'react/exhaustive-effect-dependencies': 'off',
    'react/jsx-no-target-blank': ['error', { allowReferrer: true }],
    'react/no-danger': 'error',
    // The JSX transform of today needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    // The return type says it: a switch over every case returns on every path.
    'typescript/consistent-return': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    // Spreading a string counts its code points, which is what the rules of names and passwords count.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    // The router's redirect is thrown by design.
    'typescript/only-throw-error': [
      'error',
      { allow: [{ from: 'package', package: '@tanstack/router-core', name: 'Redirect' }] },
    ],
    'typescript/switch-exhaustiveness-check': 'error',
    // A small helper reads best beside its only use.
    'unicorn/consistent-function-scoping': 'off',
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: [
          'expect',
          'expectTypeOf',
          'assert',
          'assertType',
          'expectNone',
          'expectApproved',
        ],
      },
    ],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
  },
  overrides: [
    {
      // Runs in a service worker, whose globals are no part of the portal's program: nothing there has a type.
      files: ['src/portal/service-worker/service-worker.js'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
      },
    },
    {
      // Served to the browser as it is written, without types to know.
      files: ['src/sandbox/**/*.js'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      // setup({ types }) takes its types from empty objects: the way XState has them named.
      files: ['machines/**'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    {
      // For browsers older than toSorted.
      files: ['machines/**', 'src/portal/**'],
      rules: { 'unicorn/no-array-sort': 'off' },
    },
    ...layers.map((layer): OxlintOverride => ({
      files: [...layer.files],
      rules: { 'no-restricted-imports': ['error', { patterns: restrictionsOf(layer) }] },
    })),
  ],
})
