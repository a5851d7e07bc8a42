import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, Identifier } from '@mdn/browser-compat-data'
import { parseAst } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }

/** To each name in browserslist, the name in MDN's data. */
const browsers: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
}

const oldest = packageJson.browserslist.map((line) => {
  const [name = '', version = ''] = line.split(' >= ')
  const browser = browsers[name]
  if (browser === undefined) throw new Error(`${line}: a browser without data`)
  return { browser, version: Number(version) }
})

/** At least partially; not behind a flag, with a prefix or under another name. */
const isIn = (feature: Identifier, browser: BrowserName, version: number): boolean => {
  const support = [feature.__compat?.support[browser] ?? []].flat()
  return support.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) => {
      if (flags || prefix || alternative_name || typeof added !== 'string') return false
      if (typeof removed === 'string' && Number(removed) <= version) return false
      return Number(added.replace('≤', '')) <= version
    },
  )
}

export const browsersWithout = (feature: Identifier): BrowserName[] =>
  oldest.filter(({ browser, version }) => !isIn(feature, browser, version)).map(({ browser }) => browser)

const membersOf = (feature: Identifier | undefined) =>
  Object.entries(feature ?? {}).filter(
    (entry): entry is [string, Identifier] => entry[0] !== '__compat' && /^[A-Za-z]\w*$/.test(entry[0]),
  )
const { builtins } = bcd.javascript
const builtIn = new Map(membersOf(builtins))
const globals = new Map([...membersOf(bcd.api), ...builtIn])

/** To a global object such as `navigator`, its interface. */
const instances = new Map(
  ['Document', 'Navigator', 'Crypto', 'History', 'Location', 'Performance', 'Window'].map((name) => [
    name.toLowerCase(),
    globals.get(name),
  ]),
)

/** For `x.map()` the type of `x` is unknown, so `map` is looked for in each of these. */
const receivers =
  'Array String RegExp Promise Map Set Date Number Iterator Element HTMLElement Document Node EventTarget HTMLDialogElement FormData URLSearchParams'.split(
    ' ',
  )
const methods = new Map<string, Identifier[]>()
for (const [name, member] of receivers.flatMap((receiver) => membersOf(globals.get(receiver))))
  methods.set(name, [...(methods.get(name) ?? []), member])

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> & { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value

const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' && typeof value['name'] === 'string'
    ? value['name']
    : undefined

export const featuresOf = (script: string): Map<string, readonly Identifier[]> => {
  const found = new Map<string, readonly Identifier[]>()
  const addFeatures = (name: string, ...features: readonly (Identifier | undefined)[]) => {
    const known = features.filter((feature): feature is Identifier => feature?.__compat !== undefined)
    if (known.length > 0) found.set(name, known)
  }
  const member = (object: string | undefined, property: string, isCalled: boolean) => {
    const owner = object === undefined ? undefined : (instances.get(object) ?? globals.get(object))
    if (owner) addFeatures(`${object}.${property}`, owner[`${property}_static`] ?? owner[property])
    else if (isCalled) addFeatures(`.${property}()`, ...(methods.get(property) ?? []))
  }
  const visit = (value: unknown, isCalled = false): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value)) return
    const property = value['computed'] === true ? undefined : nameOf(value['property'])
    if (value.type === 'MemberExpression' && property !== undefined) {
      member(nameOf(value['object']), property, isCalled)
      visit(value['object'])
      return
    }
    const name = nameOf(value)
    if (name !== undefined) addFeatures(name, globals.get(name))
    for (const [key, part] of Object.entries(value))
      if (key !== 'key' || value['computed'] === true)
        visit(part, value.type === 'CallExpression' && key === 'callee')
  }
  visit(parseAst(script))
  return found
}

/** Without properties: browsers ignore unknown ones. */
export const styleFeaturesOf = (style: string): Map<string, readonly Identifier[]> => {
  const { 'at-rules': atRules, selectors } = bcd.css
  const named = (kind: string, pattern: RegExp, of: Record<string, Identifier | undefined>) =>
    [...style.matchAll(pattern)].flatMap(([, name = '']): [string, readonly Identifier[]][] => {
      const { [name]: feature } = of
      return feature?.__compat ? [[`${kind}${name}`, [feature]]] : []
    })
  return new Map([
    ...named('@', /@([a-z-]+)/g, { ...atRules }),
    ...named(':', /:([a-z-]+)(?=[\s,(.:{>[])/g, { ...selectors }),
    ...named('', /\b([a-z-]+)\(/g, { ...bcd.css.types?.['color'], ...bcd.css.types }),
    ...named('', /[\d.]([a-z]+)\b/g, { ...bcd.css.types?.['length'] }),
  ])
}
