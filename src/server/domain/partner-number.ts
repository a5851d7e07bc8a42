/**
 * The prefix of the business partner numbers that this server makes for third parties. The import refuses the prefix in
 * the utility's own numbers, so no number ever belongs to both a customer and a third party.
 */
export const thirdPartyPrefix = 'TP-'
