const base = import.meta.glob<string>('../../../portal/styles/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const components = import.meta.glob<string>(
  '../../../portal/components/{actions,error-message,error-summary,field,footer,gate,header,level-head,page-frame,result-panel,sea-chart}/*.css',
  { query: '?inline', import: 'default', eager: true },
)

/** The portal's styles of all components on these pages, without comments. The brand's styles come first. */
export const pageStyle = (brandStyle: string): string =>
  [brandStyle, ...Object.values(base), ...Object.values(components)]
    .join('\n')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
