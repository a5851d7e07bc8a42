export const mailing = {
  publicOrigin: 'http://portal.example',
  productName: 'MyWater',
  supportPhone: '1-800-555-0199',
}
