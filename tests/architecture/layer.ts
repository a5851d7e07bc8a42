/** One row of the import table. Imports that it does not name are refused, also of types only. */
export interface Layer {
  readonly name: string
  /**
   * `a/**` means everything below a, `a/*.ts` the files directly in it. When several layers match a file, the one with
   * the longest pattern counts.
   */
  readonly files: readonly string[]
  /** Names of layers, besides its own. */
  readonly layers?: readonly string[]
  /** Names of layers of which it may import types only. */
  readonly typesOf?: readonly string[]
  /** Names of packages; `node:` means the modules of Node. */
  readonly packages?: readonly string[]
  /** Names of packages of which it may import types only. */
  readonly typesOfPackages?: readonly string[]
}

/** Code for neither browser nor backend. */
export const pureLayers = [
  'machines/rules',
  'machines/forms',
  'machines/shared',
  'machines/parts',
  'machines',
]
/** Code for both portal and backend. */
export const wire = ['contract', 'contract/portal-paths']
