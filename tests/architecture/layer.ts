/**
 * One row of the import table. The row lists everything that the files of a layer are allowed to import. Tests and
 * linter refuse every other import, even an import of types.
 */
export interface Layer {
  readonly name: string
  /**
   * The patterns of the layer's files. `a/**` matches all files below `a`; `a/*.ts` matches the TypeScript files
   * directly in `a`. If the patterns of several layers match a file, the longest pattern decides.
   */
  readonly files: readonly string[]
  /** Other layers that this layer is allowed to import. */
  readonly layers?: readonly string[]
  /** Layers from which this layer is allowed to import types, but no values. */
  readonly typesOf?: readonly string[]
  /** Packages that this layer is allowed to import. The entry `node:` allows all modules of Node. */
  readonly packages?: readonly string[]
  /** Packages from which this layer is allowed to import types, but no values. */
  readonly typesOfPackages?: readonly string[]
}

/** Layers whose code needs neither a browser nor the backend. */
export const pureLayers = [
  'machines/rules',
  'machines/forms',
  'machines/shared',
  'machines/parts',
  'machines',
]
/** Layers with code that both the portal and the backend use. */
export const sharedLayers = ['contract', 'contract/portal-paths']
