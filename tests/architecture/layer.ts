/**
 * One row of the import table. It lists all allowed imports of a layer. Every other import is refused, including
 * imports of types.
 */
export interface Layer {
  readonly name: string
  /**
   * `a/**` matches all files below a; `a/*.ts` matches the TypeScript files directly in a. If several layers match a
   * file, the longest pattern decides.
   */
  readonly files: readonly string[]
  /** Other layers that this layer may import. */
  readonly layers?: readonly string[]
  /** Layers from which this layer may import types only. */
  readonly typesOf?: readonly string[]
  /** Packages that this layer may import; `node:` permits all modules of Node. */
  readonly packages?: readonly string[]
  /** Packages from which this layer may import types only. */
  readonly typesOfPackages?: readonly string[]
}

/** Layers without code for a browser or the backend. */
export const pureLayers = [
  'machines/rules',
  'machines/forms',
  'machines/shared',
  'machines/parts',
  'machines',
]
/** Layers with code for both portal and backend. */
export const wire = ['contract', 'contract/portal-paths']
