/**
 * One row of the import table. It names all allowed imports of a layer; others are refused, also imports of types.
 */
export interface Layer {
  readonly name: string
  /**
   * `a/**` matches all files below a, `a/*.ts` those directly in it. If several layers match a file, the longest
   * pattern decides.
   */
  readonly files: readonly string[]
  /** Layers that it may import, besides itself. */
  readonly layers?: readonly string[]
  /** Layers from which it may import types only. */
  readonly typesOf?: readonly string[]
  /** Packages that it may import; `node:` is for all modules of Node. */
  readonly packages?: readonly string[]
  /** Packages from which it may import types only. */
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
