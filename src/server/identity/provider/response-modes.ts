/**
 * The ways in which the provider sends the response to an authorization request: with a redirect (`query`), or with a
 * message from a hidden frame to its parent page (`okta_post_message`, for the silent renewal of tokens).
 */
export const responseModes = ['query', 'okta_post_message'] as const
