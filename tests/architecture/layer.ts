/** One row of the import table: every other import is refused, even of types. */
export interface Layer {
  readonly name: string
  /**
   * `a/**` matches all files below `a`, `a/*.ts` those directly in it. The longest matching pattern decides. Without
   * patterns, the layer is the folder of its name.
   */
  readonly files?: readonly string[]
  readonly layers?: readonly string[]
  readonly typesOf?: readonly string[]
  /** `node:` allows all modules of Node. */
  readonly packages?: readonly string[]
  readonly typesOfPackages?: readonly string[]
}

export const pureLayers = [
  'machines/rules',
  'machines/forms',
  'machines/shared',
  'machines/parts',
  'machines',
]
export const sharedLayers = ['contract', 'contract/portal-paths']

export const filesOfLayer = ({ name, files }: Layer): readonly string[] =>
  files ?? [`${/^(?:machines|stories|tests)\b/.test(name) ? '' : 'src/'}${name}/**`]
