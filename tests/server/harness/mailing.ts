/** The settings that every mail needs: the origin of the portal, the product name and the support phone. */
export const mailing = {
  publicOrigin: 'http://portal.example',
  productName: 'MyWater',
  supportPhone: '1-800-555-0199',
}
