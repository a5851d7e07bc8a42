/** One row of the import table. What it does not name may not be imported, not even for its types. */
export interface Layer {
  readonly name: string
  /** `a/**` is everything below a, `a/*.ts` what lies right in it. Of several layers that match a file the one with the longest pattern counts. */
  readonly files: readonly string[]
  /** Names of layers, besides its own. */
  readonly layers?: readonly string[]
  /** Names of layers of which it may import types. */
  readonly typesOf?: readonly string[]
  /** Names of packages; `node:` stands for what comes with Node. */
  readonly packages?: readonly string[]
  /** Names of packages of which it may import types. */
  readonly typesOfPackages?: readonly string[]
}

/** What knows neither browser nor backend. */
export const pureLayers = [
  'machines/rules',
  'machines/forms',
  'machines/shared',
  'machines/parts',
  'machines',
]
/** What portal and backend both speak. */
export const wire = ['contract', 'contract/portal-paths']
