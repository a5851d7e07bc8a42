import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { paths } from '../../contract/portal-paths.ts'

export const webManifestPath = '/manifest.webmanifest'

/** What a browser paints its own parts in, as `styles/tokens.css` has it: --surface, of which the header is, and --paper. */
export const browserColours = { surface: '#fff', surfaceInDark: '#0d252d', paper: '#f4f5f0' } as const

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone shows of the portal on its home screen. It opens in the browser: addresses and Back belong to it. */
export const webManifest = ({ productName, locale }: PageConfiguration) => ({
  name: productName,
  short_name: productName,
  lang: locale,
  id: paths.home,
  start_url: paths.home,
  display: 'browser',
  theme_color: browserColours.surface,
  background_color: browserColours.paper,
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
})
