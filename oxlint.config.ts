import { defineConfig } from 'oxlint'

export default defineConfig({
  jsPlugins: ['./tests/architecture/text-in-own-element.ts', './tests/architecture/import-rule.ts'],
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist/**', 'storybook-static/**', 'coverage/**', 'public/**'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    eqeqeq: 'error',
    'no-alert': 'error',
    'no-eval': 'error',
    'no-param-reassign': 'error',
    // These three names begin with an underscore: `_transitions` comes from XState, `__compat` comes from MDN's data,
    // and the build defines the constant `__PORTAL_VERSION__`.
    'no-underscore-dangle': ['error', { allow: ['_transitions', '__PORTAL_VERSION__', '__compat'] }],
    // `no-unmodified-loop-condition` also reports a loop that ends correctly because another function changes its
    // condition.
    'no-unmodified-loop-condition': 'off',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/extensions': ['error', 'always', { ignorePackages: true }],
    // `import/no-cycle` also checks imports of types here, because an imported type is a dependency too.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    // The documentation of fast-check and react-google-recaptcha uses the default export, as this project does.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    // The rule `prefer-tag-over-role` suggests <output> instead of role="status", but more screen readers announce
    // role="status". It also suggests <meter> for the strength of a password, but the portal draws its own meter.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'react/exhaustive-deps': 'error',
    // This project allows a React effect to depend on a value that the effect does not read. The effect runs again when
    // this value changes. The rule `exhaustive-deps` still requires every value that the effect reads.
    'react/exhaustive-effect-dependencies': 'off',
    'react/jsx-no-target-blank': ['error', { allowReferrer: true }],
    'react/no-danger': 'error',
    // With the current JSX transform, a file with JSX does not need to import React.
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    // The compiler already checks that a function with a return type returns a value on every path. Unlike the rule
    // `consistent-return`, the compiler accepts a switch that covers every case.
    'typescript/consistent-return': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    // The functions that check passwords and security answers spread a string (`[...text]`) to count its code points.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    // In TanStack Router, a route throws a redirect, and a redirect is not an Error.
    'typescript/only-throw-error': [
      'error',
      { allow: [{ from: 'package', package: '@tanstack/router-core', name: 'Redirect' }] },
    ],
    'typescript/switch-exhaustiveness-check': 'error',
    // `consistent-function-scoping` moves every helper function to the top level of its file. A small helper is easier
    // to read next to its only use.
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
      // The file `service-worker.js` runs in a service worker. The project's tsconfig.json contains no types for the
      // globals of a service worker.
      files: ['src/portal/service-worker/service-worker.js'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
      },
    },
    {
      // The sandbox (the stand-ins for other sites) sends these JavaScript files unchanged to the browser, so they have
      // no types.
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
      // `process.exit` drops the output that a slow reader of a pipe has not taken yet; `process.exitCode` does not.
      files: ['.ci/**/*.ts'],
      rules: { 'unicorn/no-process-exit': 'error' },
    },
    {
      // The machines declare types as XState's documentation recommends, with a type assertion on an empty object.
      files: ['machines/**'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    { files: ['src/portal/**'], rules: { 'portal/text-in-own-element': 'error' } },
    {
      // The oldest supported browsers do not have the array method `toSorted`.
      files: ['machines/**', 'src/portal/**'],
      rules: { 'unicorn/no-array-sort': 'off' },
    },
    {
      // Each server has its own clock, so every time that is stored or compared comes from the database.
      files: ['src/server/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'Date', message: "Use the database's clock, or performance.now() for a duration." },
        ],
      },
    },
    {
      files: [
        // dates the tokens of the sandbox's captcha, which only servers with the right clock read
        'src/server/captcha/fake-captcha.ts',
        // compares the two clocks
        'src/server/database/refuse-wrong-clock.ts',
        // compares with the time of a file on the same machine
        'src/server/database/embedded/postmaster.ts',
        // print the year
        'src/server/http/documents.ts',
        'src/server/identity/pages/page.tsx',
        // reads the date in a response of another server
        'src/server/mails/gateways.ts',
        // write times for the operator
        'src/server/platform/tracing.ts',
        'src/server/platform/work-figures.ts',
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    // Tests import tools, tools import only what they share with tests, and that imports neither.
    {
      files: ['.ci/**/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ group: ['**/tests/*/**', '!**/tests/support/**'] }] },
        ],
      },
    },
    {
      files: ['tests/support/**/*.ts', 'tests/words.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ group: ['**/.ci/**', '../*/**', '!../../src/**', '!../src/**'] }] },
        ],
      },
    },
    {
      files: ['{machines,src,stories}/**/*.{ts,tsx}', 'tests/foreign-backend/**/*.ts'],
      rules: { 'layers/only-imports-of-table': 'error' },
    },
  ],
})
