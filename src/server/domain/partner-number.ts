/** The import refuses it in the utility's own numbers, so no number belongs to both a customer and a third party. */
export const thirdPartyPrefix = 'TP-'
